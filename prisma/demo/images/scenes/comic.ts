import { speech } from '../bubble.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { critterBust } from '#rules/memes/art/critter.ts'
import type { CritterName } from '#rules/memes/art/critters.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import { withArticle, type Joke, type Scene } from '../scene.ts'
import { INK, circle, clipped, flat, group, path, rect, stroke, svg } from '#rules/memes/art/svg.ts'

/** The speaker is 0 (left) or 1 (right). */
type Panel = readonly [speaker: 0 | 1, text: string, left: Mood, right: Mood]
type ComicJoke = Joke & { cast: readonly [CritterName, CritterName]; panels: readonly [Panel, Panel, Panel] }

export const comic: Scene<ComicJoke> = {
  name: 'comic',
  width: 1080,
  height: 1080,
  topics: ['life'],
  jokes: [
    {
      cast: ['bear', 'rabbit'],
      panels: [
        [0, 'I slept six months.', 'happy', 'happy'],
        [1, 'Wow. Rested?', 'happy', 'shocked'],
        [0, 'No. I dreamt of work.', 'tired', 'sad'],
      ],
      topics: ['night'],
    },
    {
      cast: ['fox', 'owl'],
      panels: [
        [0, 'You are wise. What is the meaning of life?', 'worried', 'content'],
        [1, 'Who?', 'worried', 'deadpan'],
        [0, 'Deep.', 'shocked', 'smug'],
      ],
      topics: ['thoughts'],
    },
    {
      cast: ['pig', 'sheep'],
      panels: [
        [0, 'My diet is going well.', 'smug', 'happy'],
        [1, 'Is that a pie?', 'sly', 'deadpan'],
        [0, 'It is going well for the pie.', 'delighted', 'tired'],
      ],
      topics: ['food'],
    },
    {
      cast: ['raccoon', 'duck'],
      panels: [
        [0, 'It works on my machine.', 'smug', 'deadpan'],
        [1, 'We will ship your machine.', 'smug', 'sly'],
        [0, 'My machine is a toaster.', 'worried', 'shocked'],
      ],
      topics: ['code'],
    },
    {
      cast: ['penguin', 'lion'],
      panels: [
        [1, 'Nice suit.', 'content', 'happy'],
        [0, 'I was born in it.', 'smug', 'shocked'],
        [1, 'I only got hair.', 'smug', 'sad'],
      ],
      topics: ['animals'],
    },
    {
      cast: ['mouse', 'tiger'],
      panels: [
        [1, 'I have decided to eat healthy.', 'panicked', 'content'],
        [0, 'Great! Salad?', 'delighted', 'content'],
        [1, 'Small portions.', 'panicked', 'sly'],
      ],
      topics: ['animals', 'food'],
    },
    {
      cast: ['koala', 'frog'],
      panels: [
        [1, 'Up early?', 'tired', 'delighted'],
        [0, 'Up late.', 'tired', 'happy'],
        [1, 'It is Thursday.', 'shocked', 'deadpan'],
      ],
      topics: ['night'],
    },
    {
      cast: ['hedgehog', 'bear'],
      panels: [
        [1, 'Bring it in, team hug!', 'worried', 'delighted'],
        [0, 'Are you sure?', 'sly', 'happy'],
        [1, 'Remote work has its charm.', 'smug', 'dazed'],
      ],
      topics: ['office'],
    },
    {
      cast: ['dog', 'panda'],
      panels: [
        [0, 'Ball?', 'delighted', 'tired'],
        [1, 'It is 4 am.', 'delighted', 'grumpy'],
        [0, 'Quiet ball?', 'happy', 'deadpan'],
      ],
      topics: ['animals', 'night'],
    },
    {
      cast: ['duck', 'penguin'],
      panels: [
        [0, 'Lovely weather!', 'delighted', 'happy'],
        [1, 'It is pouring.', 'happy', 'deadpan'],
        [0, 'That is what I said.', 'content', 'smug'],
      ],
      topics: ['weather'],
    },
  ],
  describe: ({ cast, panels }) =>
    `A comic in three panels with ${withArticle(cast[0])} and ${withArticle(cast[1])}. ${panels.map(([speaker, text]) => `The ${cast[speaker]}: “${text}”`).join(' ')}`,
  draw({ cast, panels }, random) {
    const palette = random.pick(palettes)
    const coats = random.shuffle([palette.main, palette.accent, palette.ground, palette.mainDeep])
    const backs = random.shuffle([palette.back, palette.backDeep, palette.back])
    const frames = [
      [30, 30, 495, 500],
      [555, 30, 495, 500],
      [30, 560, 1020, 490],
    ]
    return svg(
      1080,
      1080,
      rect(0, 0, 1080, 1080, flat(palette.paper)),
      ...panels.map((panel, index) => {
        const [x = 0, y = 0, width = 0, height = 0] = frames[index] ?? []
        return group(
          { x, y },
          clipped(
            `panel${index}`,
            rect(0, 0, width, height, {}, 18),
            scenery(backs[index] ?? palette.back, palette, width, height, index),
            actors(cast, panel, coats, width, height),
          ),
          rect(0, 0, width, height, stroke(), 18),
        )
      }),
    )
  },
}

function scenery(back: string, palette: Palette, width: number, height: number, index: number): string {
  return (
    rect(0, 0, width, height, flat(back)) +
    (index === 2 ? circle(width / 2, height + 40, 330, flat(palette.paper, 0.5)) : '') +
    path(
      `M-10 ${height - 90}Q${width / 2} ${height - 130} ${width + 10} ${height - 90}V${height + 10}H-10Z`,
      flat(palette.ground),
    )
  )
}

function actors(
  cast: readonly [CritterName, CritterName],
  panel: Panel,
  coats: readonly string[],
  width: number,
  height: number,
): string {
  const [speaker, text, leftMood, rightMood] = panel
  const wide = width > 600
  const scale = wide ? 0.66 : 0.63
  const spread = wide ? 0.22 : 0.23
  const places = [width * (0.5 - spread), width * (0.5 + spread)] as const
  const feet = height + 10
  return (
    group({ x: places[0], y: feet, scale }, critterBust(cast[0], leftMood, coats[0] ?? INK)) +
    group({ x: places[1], y: feet, scale }, critterBust(cast[1], rightMood, coats[1] ?? INK)) +
    speech(text, {
      x: width / 2 + (places[speaker] - width / 2) * (wide ? 0.45 : 0.1),
      y: 102,
      toX: places[speaker],
      toY: feet - 415 * scale,
      width: wide ? 700 : width - 150,
      height: 130,
      size: wide ? 58 : 48,
    })
  )
}

import type { Random } from '../../random.ts'
import { face } from '#rules/memes/art/face.ts'
import { textBox } from '../lettering.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import {
  INK,
  circle,
  ellipse,
  flat,
  group,
  inked,
  path,
  polygon,
  rect,
  stroke,
  svg,
} from '#rules/memes/art/svg.ts'

type FridgeJoke = Joke & { notes: readonly [string, string] | readonly [string, string, string] }

export const fridge: Scene<FridgeJoke> = {
  name: 'fridge',
  width: 864,
  height: 1080,
  topics: ['food', 'home'],
  jokes: [
    { notes: ['Please do not eat my cake.', 'What cake?', '…I see.'] },
    {
      notes: ['Who keeps moving my yoghurt?', 'I do not move. I explore. –\u00a0The\u00a0yoghurt'],
      topics: ['office'],
    },
    { notes: ['Milk. Eggs. Purpose.', 'We have eggs.'], topics: ['thoughts'] },
    { notes: ['Dear flatmate, the sponge is alive.', 'His name is Stuart.', 'Stuart pays rent now.'] },
    {
      notes: ['The cat has been fed!', 'The cat has NOT been fed. –\u00a0The\u00a0cat'],
      topics: ['animals'],
    },
    { notes: ['Eat the salad first.', 'Eaten the pizza first. Same shelf.'] },
    { notes: ['Gone for a run!', 'Found you at the bakery. –\u00a0Mum'], topics: ['sport', 'family'] },
    { notes: ['Diet starts Monday', '…which one?', 'a Monday.'], moment: 'weekend' },
    { notes: ['This fridge is not a museum.', 'The leek would like to disagree.'], topics: ['office'] },
  ],
  describe: ({ notes }) => `Notes on a fridge door: ${notes.map((note) => `“${note}”`).join(' – ')}`,
  draw({ notes }, random) {
    const palette = random.pick(palettes)
    const places =
      notes.length === 2
        ? [
            [80, 100, 520],
            [290, 560, 480],
          ]
        : [
            [60, 80, 450],
            [330, 420, 430],
            [90, 745, 420],
          ]
    const papers = random.shuffle(['#ffef9f', '#ffd0d6', '#c9f0d2', '#cfe6ff', '#ffdcb0'])
    return svg(
      864,
      1080,
      door(random, palette),
      ...notes.map((note, index) => {
        const [x = 0, y = 0, width = 400] = places[index] ?? []
        const height = notes.length === 2 ? width * 0.72 : width * 0.6
        return group(
          { x: x + width / 2, y: y + height / 2, turn: random.between(-5, 5) },
          paper(note, width, height, papers[index] ?? '#fff', random, palette),
        )
      }),
    )
  },
}

function door(random: Random, palette: Palette): string {
  return (
    rect(0, 0, 864, 1080, flat(palette.main)) +
    rect(30, 30, 804, 1120, inked(palette.back), 60) +
    path('M80 120Q80 76 124 76', stroke('#ffffff', 12)) +
    rect(770, 330, 36, 420, inked('#e9e9f0'), 18) +
    group(
      { x: random.between(130, 200), y: 505, turn: random.between(-20, 20), scale: 0.55 },
      magnet(random, palette),
    ) +
    group({ x: random.between(640, 700), y: 1010, scale: 0.55 }, magnet(random, palette))
  )
}

function paper(
  note: string,
  width: number,
  height: number,
  colour: string,
  random: Random,
  palette: Palette,
): string {
  const [left, top] = [-width / 2, -height / 2]
  return (
    rect(left + 10, top + 12, width, height, flat(INK, 0.18), 6) +
    polygon([left, top, -left, top, -left, -top - 50, -left - 50, -top, left, -top], inked(colour)) +
    polygon([-left, -top - 50, -left - 50, -top, -left - 46, -top - 46], inked('#ffffff', 6)) +
    textBox(note, { x: left + 36, y: top + 46, width: width - 72, height: height - 90, size: 72 }) +
    group({ x: random.between(-60, 60), y: top + 4, scale: 0.5 }, magnet(random, palette))
  )
}

function magnet(random: Random, palette: Palette): string {
  return random.pick([
    () => circle(0, 0, 62, inked(palette.accent, 12)) + face('happy', { gap: 24, drop: 26, scale: 0.8 }),
    () =>
      path(
        'M0 60C-70 10 -80 -40 -40 -56Q-10 -64 0 -30Q10 -64 40 -56C80 -40 70 10 0 60Z',
        inked('#ff6f61', 12),
      ),
    () =>
      ellipse(0, 10, 70, 50, inked('#e9553f', 12)) +
      ellipse(0, 10, 70, 50, flat('#e9553f')) +
      path('M0 -36V60', stroke(INK, 9)) +
      circle(-30, 10, 11, flat(INK)) +
      circle(30, 10, 11, flat(INK)),
    () => path('M-70 30Q0 90 80 -40Q90 10 40 60Q-20 100 -70 30Z', inked('#ffd84d', 12)),
  ])()
}

import type { Random } from '../../random.ts'
import { speech } from '../bubble.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { critterHead } from '#rules/memes/art/critter.ts'
import type { CritterName } from '#rules/memes/art/critters.ts'
import { lamp } from '#rules/memes/art/things.ts'
import { textBox } from '../lettering.ts'
import { nightPalettes, type Palette } from '#rules/memes/art/palette.ts'
import { withArticle, type Joke, type Scene } from '../scene.ts'
import { INK, circle, flat, group, inked, line, path, rect, stroke, svg } from '#rules/memes/art/svg.ts'

type NightJoke = Joke & { thinks: string; mood: Mood; clock: string; sleeper?: CritterName }

export const owlAwake: Scene<NightJoke> = {
  name: 'owl-awake',
  width: 1080,
  height: 1080,
  topics: ['night', 'thoughts'],
  jokes: [
    {
      thinks: 'Is a hot dog just a very committed sandwich?',
      mood: 'shocked',
      clock: '3:07',
      sleeper: 'dog',
      moment: 'night',
    },
    {
      thinks: 'I said “you too” to the waiter. In 2014.',
      mood: 'worried',
      clock: '2:41',
      moment: 'night',
      remark: 'My memory works perfectly. Between two and four.',
    },
    {
      thinks: 'What if the plants only pretend to like me?',
      mood: 'sad',
      clock: '4:12',
      sleeper: 'panda',
      moment: 'night',
      topics: ['plants'],
    },
    { thinks: 'Did I lock the door? I live in a tree.', mood: 'panicked', clock: '1:58', moment: 'night' },
    {
      thinks: 'If I fall asleep now I get four hours. Three. Two.',
      mood: 'tired',
      clock: '5:30',
      sleeper: 'koala',
      moment: 'night',
    },
    {
      thinks: 'The bug is in line 42.',
      mood: 'delighted',
      clock: '3:33',
      sleeper: 'raccoon',
      moment: 'night',
      topics: ['code'],
    },
    {
      thinks: 'Sheep 1,204. She looks tired too.',
      mood: 'deadpan',
      clock: '2:20',
      sleeper: 'sheep',
      moment: 'night',
    },
    {
      thinks: 'There is cake in the fridge.',
      mood: 'sly',
      clock: '0:15',
      sleeper: 'bear',
      moment: 'night',
      topics: ['food'],
    },
  ],
  describe: ({ thinks, clock, sleeper = 'owl' }) =>
    `Drawing of ${withArticle(sleeper)} lying awake in bed at ${clock} and thinking: “${thinks}”`,
  draw({ thinks, mood, clock, sleeper = 'owl' }, random) {
    const palette = random.pick(nightPalettes)
    return svg(
      1080,
      1080,
      rect(0, 0, 1080, 1080, flat(palette.back)),
      group({ x: 870, y: 330 }, nightWindow(random, palette)),
      rect(-20, 880, 1120, 220, inked(palette.groundDeep)),
      group({ x: 100, y: 880 }, bedside(palette, clock)),
      group({ x: 620, y: 900 }, bed(palette, sleeper, mood)),
      speech(thinks, {
        x: 370,
        y: 180,
        toX: 560,
        toY: 450,
        width: 560,
        height: 230,
        size: 58,
        thought: true,
        fill: palette.paper,
      }),
    )
  },
}

function nightWindow(random: Random, palette: Palette): string {
  const stars = Array.from({ length: 7 }, () =>
    circle(random.between(-120, 120), random.between(-150, 130), random.between(4, 8), flat('#fff3c4')),
  )
  return (
    rect(-150, -180, 300, 350, inked('#18284a')) +
    stars.join('') +
    circle(40, -70, 58, flat('#fff0b8')) +
    circle(64, -84, 50, flat('#18284a')) +
    line([0, -172, 0, 162], stroke(palette.paper, 14)) +
    line([-142, 0, 142, 0], stroke(palette.paper, 14)) +
    rect(-150, -180, 300, 350, stroke(INK, 8)) +
    rect(-180, 166, 360, 30, inked(palette.paper), 6)
  )
}

function bedside(palette: Palette, clock: string): string {
  return (
    rect(-90, -190, 230, 190, inked(palette.ground)) +
    rect(-64, -130, 178, 100, inked(palette.groundDeep, 6), 8) +
    circle(25, -80, 11, flat(palette.main)) +
    group({ x: -20, y: -196, scale: 0.72 }, lamp(palette)) +
    rect(20, -264, 160, 74, inked('#26243c'), 14) +
    textBox(clock, { x: 28, y: -258, width: 144, height: 62, size: 56, colour: '#ff8d7a' })
  )
}

function bed(palette: Palette, sleeper: CritterName, mood: Mood): string {
  return (
    rect(-300, -420, 760, 360, inked(palette.ground), 40) +
    rect(-236, -330, 620, 200, inked('#ffffff'), 60) +
    group({ x: 70, y: -292, scale: 1.2 }, critterHead(sleeper, mood)) +
    path('M-330 -120Q-330 -200 -240 -190Q70 -140 400 -190Q490 -200 490 -120V40H-330Z', inked(palette.main)) +
    path('M-330 -110Q70 -50 490 -110V-40Q70 20 -330 -40Z', flat(palette.mainDeep)) +
    [-220, -90, 60, 210, 350]
      .map((x, index) => circle(x, index % 2 ? -18 : -8, 19, flat(palette.accent)))
      .join('') +
    path('M-150 -166q-20 -54 24 -64q50 -8 60 60M210 -160q6 -60 54 -62q50 4 40 56', inked(palette.paper)) +
    rect(-330, 20, 820, 60, inked(palette.ground), 12)
  )
}

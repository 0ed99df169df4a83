import type { Random } from '../../random.ts'
import { backdrop } from '../backdrop.ts'
import { captions } from '../caption.ts'
import { face, type Mood } from '#rules/memes/art/face.ts'
import { lamp, mug, pottedPlant } from '#rules/memes/art/things.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import {
  INK,
  blob,
  ellipse,
  flat,
  group,
  inked,
  path,
  rect,
  scatter,
  stroke,
  svg,
  tube,
} from '#rules/memes/art/svg.ts'

type PotatoJoke = Joke & {
  top: string
  bottom: string
  mood: Mood
  holds: 'remote' | 'book' | 'phone' | 'dumbbell'
}

export const couchPotato: Scene<PotatoJoke> = {
  name: 'couch-potato',
  width: 1080,
  height: 810,
  topics: ['home', 'life'],
  jokes: [
    {
      top: 'Weekend plans',
      bottom: 'being a side dish',
      mood: 'content',
      holds: 'remote',
      moment: 'weekend',
    },
    {
      top: 'I was told to get out more',
      bottom: 'so I moved to the other cushion',
      mood: 'smug',
      holds: 'remote',
    },
    {
      top: 'One more episode',
      bottom: 'said the potato, growing roots',
      mood: 'tired',
      holds: 'remote',
      moment: 'evening',
      remark: 'It is a documentary about me.',
    },
    {
      top: 'I carried the remote upstairs',
      bottom: 'counts as sport',
      mood: 'delighted',
      holds: 'dumbbell',
      topics: ['sport'],
    },
    { top: 'Reading the same page', bottom: 'since 2 pm', mood: 'asleep', holds: 'book', moment: 'weekend' },
    {
      top: 'Somebody rang the door',
      bottom: 'nobody is home. nobody breathes',
      mood: 'panicked',
      holds: 'phone',
    },
    { top: 'They call it lazy', bottom: 'I call it low-power mode', mood: 'sly', holds: 'phone' },
    {
      top: 'Sunday, 6 pm',
      bottom: 'I can hear the Monday coming',
      mood: 'worried',
      holds: 'remote',
      moment: 'weekend',
      topics: ['office'],
    },
  ],
  describe: ({ top, bottom, holds }) =>
    `Drawing of a potato with a ${holds} on a sofa. Caption: “${top} – ${bottom}”`,
  draw({ top, bottom, mood, holds }, random) {
    const palette = random.pick(palettes)
    return svg(
      1080,
      810,
      backdrop(random, palette, 1080, 810),
      rect(-20, 600, 1120, 240, inked(palette.ground)),
      ellipse(540, 655, 420, 40, flat(palette.groundDeep)),
      group({ x: 130, y: 620 }, random.chance(0.5) ? lamp(palette) : pottedPlant(palette)),
      group({ x: 540, y: 655 }, sofa(palette), potato(random, palette, mood, holds)),
      group({ x: 960, y: 650, scale: 0.8 }, mug({ ...palette, main: palette.accent, accent: palette.paper })),
      captions(top, bottom, 1080, 810),
    )
  },
}

function sofa(palette: Palette): string {
  return (
    [-260, 260].map((x) => rect(x - 16, -20, 32, 40, inked('#6b4a3a'), 6)).join('') +
    rect(-280, -340, 560, 260, inked(palette.main), 50) +
    path('M0 -330V-120', stroke(palette.mainDeep, 8)) +
    rect(-250, -130, 500, 110, inked(palette.mainDeep), 30) +
    [-1, 1].map((side) => rect(side * 270 - 60, -230, 120, 220, inked(palette.main), 50)).join('')
  )
}

function potato(random: Random, palette: Palette, mood: Mood, holds: PotatoJoke['holds']): string {
  const skin = random.pick(['#d9a86c', '#e3b878', '#cf9a63'])
  const specks = scatter([-90, -300, 70, -330, 110, -160, -110, -130, 0, -130], (x, y) =>
    ellipse(x, y, 12, 7, flat('#b07f47')),
  )
  return (
    tube([-60, -60, -80, 0, -100, 20], skin, 34) +
    tube([60, -60, 80, 0, 100, 20], skin, 34) +
    blob(
      [-20, -400, 110, -360, 160, -220, 130, -90, 0, -50, -130, -90, -160, -210, -120, -350],
      inked(skin),
    ) +
    specks +
    group({ y: -268 }, face(mood, { gap: 52, drop: 56, scale: 1.15, cheeks: '#ee9d80' })) +
    tube([-130, -170, -190, -130, -200, -90], skin, 30) +
    group({ x: 170, y: -210 }, held(holds, palette)) +
    tube([120, -150, 170, -120, 172, -190], skin, 30)
  )
}

function held(holds: PotatoJoke['holds'], palette: Palette): string {
  switch (holds) {
    case 'remote':
      return group(
        { turn: 20 },
        rect(-22, -80, 44, 120, inked('#4a4862'), 12),
        ellipse(0, -58, 9, 9, flat('#ff6f61')),
        path('M-8 -30h.1M8 -30h.1M-8 -8h.1M8 -8h.1', stroke('#ffffff', 9)),
      )
    case 'phone':
      return group(
        { turn: 14 },
        rect(-36, -100, 72, 130, inked('#4a4862'), 14),
        rect(-26, -88, 52, 100, flat('#a7e0f0'), 6),
      )
    case 'book':
      return (
        path('M-90 -90Q-40 -110 0 -84Q40 -110 90 -90V30Q40 10 0 34Q-40 10 -90 30Z', inked(palette.accent)) +
        path('M0 -84V34', stroke(INK, 6))
      )
    case 'dumbbell':
      return (
        rect(-70, -16, 140, 20, inked('#8a8aa3'), 8) +
        [-78, 78].map((x) => rect(x - 22, -54, 44, 96, inked('#4a4862'), 12)).join('')
      )
  }
}

import type { Random } from '../../random.ts'
import { backdrop } from '../backdrop.ts'
import { speech } from '../bubble.ts'
import { face, type Mood } from '#rules/memes/art/face.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import {
  circle,
  clipped,
  ellipse,
  flat,
  group,
  inked,
  path,
  rect,
  stroke,
  svg,
} from '#rules/memes/art/svg.ts'

type FishJoke = Joke & { thinks: string; mood: Mood }

export const goldfish: Scene<FishJoke> = {
  name: 'goldfish',
  width: 864,
  height: 1080,
  topics: ['animals', 'thoughts'],
  jokes: [
    { thinks: 'Oh look, a castle!', mood: 'delighted' },
    { thinks: 'I should write that down. Write what down?', mood: 'worried' },
    { thinks: 'They say there are plenty more of us in the sea. Where is this sea?', mood: 'sad' },
    { thinks: 'My flat is small but the light is good.', mood: 'content', topics: ['home'] },
    { thinks: 'The cat visits me every day. Such loyalty.', mood: 'happy' },
    { thinks: 'He stares at his glass box all evening. I do not judge.', mood: 'deadpan' },
    { thinks: 'Today I will swim the other way round. Big day.', mood: 'smug', topics: ['sport'] },
  ],
  describe: ({ thinks }) => `Drawing of a goldfish in a bowl, thinking: “${thinks}”`,
  draw({ thinks, mood }, random) {
    const palette = random.pick(palettes)
    return svg(
      864,
      1080,
      backdrop(random, palette, 864, 1080),
      rect(-20, 900, 904, 200, inked(palette.ground)),
      ellipse(432, 950, 300, 34, flat(palette.groundDeep)),
      group({ x: 432, y: 950 }, bowl(random, palette, mood)),
      speech(thinks, {
        x: 432,
        y: 160,
        toX: 380,
        toY: 520,
        width: 620,
        height: 210,
        size: 62,
        thought: true,
      }),
    )
  },
}

function bowl(random: Random, palette: Palette, mood: Mood): string {
  const glass = 'M-180 -560Q-340 -440 -330 -260Q-310 -60 -160 -6H160Q310 -60 330 -260Q340 -440 180 -560Z'
  const pebbles = Array.from({ length: 12 }, (_, index) =>
    circle(
      -200 + index * 37,
      -24 - (index % 2) * 16,
      26,
      inked(index % 3 === 0 ? palette.accent : index % 3 === 1 ? palette.main : palette.paper, 6),
    ),
  )
  const castle =
    path('M-60 0V-150H-36V-124H-12V-150H12V-124H36V-150H60V0Z', inked(palette.mainDeep)) +
    path('M-18 0V-40Q0 -70 18 -40V0Z', inked(palette.paper, 6))
  return (
    path(glass, flat('#ffffff', 0.55)) +
    clipped(
      'bowl',
      path(glass, {}),
      rect(-360, -450, 720, 470, flat('#8fd3ea', 0.85)),
      path('M-360 -450q45 -26 90 0t90 0t90 0t90 0t90 0t90 0t90 0t90 0V-420H-360Z', flat('#b9e6f4')),
      group({ x: random.pick([-150, 160]), y: -40 }, castle),
      path('M230 -30q-30 -60 0 -110t0 -100M262 -30q24 -50 0 -90t0 -80', stroke('#4f9a5f', 14)),
      ...pebbles,
    ) +
    group(
      { x: random.between(-30, 30), y: -260, flip: random.chance(0.5), turn: random.between(-6, 6) },
      fish(mood),
    ) +
    [
      [60, -400, 12],
      [84, -446, 8],
      [50, -480, 15],
    ]
      .map(([x = 0, y = 0, radius = 8]) => circle(x, y, radius, stroke('#ffffff', 6)))
      .join('') +
    path(glass, stroke()) +
    ellipse(0, -560, 184, 26, inked('#d8eff7')) +
    path('M-270 -370Q-284 -250 -240 -160', stroke('#ffffff', 18))
  )
}

function fish(mood: Mood): string {
  return (
    path('M110 0Q220 -110 230 -70Q200 0 230 70Q220 110 110 0Z', inked('#f58b3c')) +
    path('M-20 -86Q20 -150 80 -120Q60 -90 50 -70Z', inked('#f58b3c')) +
    ellipse(0, 0, 140, 94, inked('#ffa54d')) +
    path('M10 80Q20 128 66 116Q60 90 50 74Z', inked('#f58b3c')) +
    path('M70 -40q26 40 0 80M100 -24q16 24 0 48', stroke('#f58b3c', 9)) +
    group({ x: -50, y: -16 }, face(mood, { gap: 38, drop: 42, scale: 0.95, cheeks: '#ff7d6b' }))
  )
}

import type { Random } from '../../random.ts'
import { face } from '#rules/memes/art/face.ts'
import type { Palette } from '#rules/memes/art/palette.ts'
import {
  INK,
  SUN,
  circle,
  ellipse,
  flat,
  group,
  inked,
  line,
  path,
  polygon,
  rect,
  scatter,
  stroke,
} from '#rules/memes/art/svg.ts'
import { cloudShape } from '#rules/memes/art/things.ts'

export type View = 'peak' | 'sea' | 'desert' | 'space' | 'island' | 'balloon'

const sky = (palette: Palette): string => rect(0, 0, 724, 640, flat(palette.back))

/** Each landscape is 724 wide and 640 tall. */
export const views: Record<View, (random: Random, palette: Palette) => string> = {
  peak: (random, palette) =>
    sky(palette) +
    circle(560, 150, 76, flat(SUN)) +
    polygon([-100, 660, 170, 260, 420, 660], inked(palette.backDeep)) +
    polygon([60, 680, 420, 130, 800, 680], inked(palette.ground)) +
    path('M420 130L338 256L384 240L420 282L462 236L512 262Z', inked('#ffffff')) +
    line([420, 130, 420, 56], stroke(INK, 7)) +
    path('M420 58l60 20l-60 22Z', inked(palette.main)) +
    group({ x: random.between(190, 230), y: 462, turn: -40, scale: 0.42 }, climber(palette)),
  sea: (random, palette) =>
    sky(palette) +
    circle(362, 330, 150, flat(SUN)) +
    rect(-10, 400, 744, 260, inked(palette.main)) +
    [440, 500, 560]
      .map((y, row) =>
        path(
          `M${-40 + row * 30} ${y}q40 -24 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0`,
          stroke(palette.mainDeep, 9),
        ),
      )
      .join('') +
    group(
      { x: random.between(220, 480), y: 420 },
      path('M-110 0H110L74 62H-74Z', inked(palette.accent)),
      line([0, 0, 0, -230], stroke(INK, 10)),
      path('M12 -220Q130 -130 110 -30H12Z', inked('#ffffff')),
      path('M-12 -180L-80 -30H-12Z', inked(palette.paper)),
    ),
  desert: (random, palette) =>
    sky(palette) +
    circle(160, 150, 80, flat(SUN)) +
    path('M-20 470Q180 340 400 450T760 400V700H-20Z', inked('#edc27c')) +
    path('M-20 560Q240 450 500 560T760 540V700H-20Z', inked('#e0a95c')) +
    group(
      { x: random.between(400, 520), y: 560 },
      rect(-46, -330, 92, 340, inked('#69a864'), 46),
      path('M-46 -150h-40q-34 0 -34 -40v-60', stroke(INK, 64)),
      path('M-46 -150h-40q-34 0 -34 -40v-60', stroke('#69a864', 48)),
      path('M46 -100h40q34 0 34 -40v-70', stroke(INK, 64)),
      path('M46 -100h40q34 0 34 -40v-70', stroke('#69a864', 48)),
      group({ y: -230, scale: 0.6 }, face('tired', { gap: 34 })),
    ),
  space: (random, palette) =>
    rect(0, 0, 724, 640, flat('#2a2857')) +
    Array.from({ length: 26 }, () =>
      circle(random.between(10, 714), random.between(10, 630), random.between(2, 6), flat('#fff3c4')),
    ).join('') +
    circle(560, 160, 84, inked(palette.accent)) +
    ellipse(560, 160, 136, 30, stroke('#fff3c4', 9)) +
    circle(362, 780, 380, inked(palette.ground)) +
    scatter([250, 520, 430, 470, 520, 560], (x, y) => ellipse(x, y, 40, 20, inked(palette.groundDeep, 6))) +
    group(
      { x: 330, y: 420 },
      rect(-70, -110, 140, 150, inked('#ffffff'), 50),
      rect(-50, 30, 40, 50, inked('#ffffff'), 16),
      rect(10, 30, 40, 50, inked('#ffffff'), 16),
      circle(0, -150, 92, inked('#ffffff')),
      ellipse(0, -150, 66, 56, inked('#55608f')),
      group({ y: -156, scale: 0.8 }, face('happy', { gap: 30, drop: 34, ink: '#fff3c4' })),
    ),
  island: (random, palette) =>
    sky(palette) +
    group({ x: random.between(120, 240), y: 160, scale: 0.5 }, cloudShape('#ffffff')) +
    rect(-10, 430, 744, 230, inked('#5fb4c9')) +
    [480, 540, 600]
      .map((y) =>
        path(`M-20 ${y}q40 -20 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0`, stroke('#4a9bb1', 8)),
      )
      .join('') +
    path('M130 500Q362 340 600 500Q362 560 130 500Z', inked('#f3d492')) +
    path('M380 440Q400 300 350 180', stroke(INK, 42)) +
    path('M380 440Q400 300 350 180', stroke('#a87347', 28)) +
    [-150, -100, -40, 20]
      .map((turn) => group({ x: 352, y: 184, turn }, path('M0 0Q70 -60 170 10Q80 10 0 0Z', inked('#5fae68'))))
      .join('') +
    group({ x: 250, y: 470, scale: 0.5 }, climber(palette)) +
    group({ x: 500, y: 480, scale: 0.5, flip: true }, climber({ ...palette, main: palette.accent })),
  balloon: (random, palette) =>
    sky(palette) +
    group({ x: 130, y: 420, scale: 0.5 }, cloudShape('#ffffff')) +
    group({ x: 620, y: 260, scale: 0.4 }, cloudShape('#ffffff')) +
    path('M-20 600Q160 500 360 580T760 540V700H-20Z', inked(palette.ground)) +
    group(
      { x: random.between(320, 420), y: 250 },
      line([-66, 110, -46, 210], stroke(INK, 6)),
      line([66, 110, 46, 210], stroke(INK, 6)),
      path(
        'M0 -190C150 -190 190 -40 120 70Q80 130 0 136Q-80 130 -120 70C-190 -40 -150 -190 0 -190Z',
        inked(palette.main),
      ),
      path(
        'M0 -190C60 -190 80 -40 50 70Q34 130 0 136Q-34 130 -50 70C-80 -40 -60 -190 0 -190Z',
        inked(palette.accent),
      ),
      rect(-52, 210, 104, 78, inked('#b9854f'), 12),
      group({ y: 190, scale: 0.34 }, climber(palette)),
    ),
}

function climber(palette: Palette): string {
  return (
    circle(0, -110, 110, inked(palette.main)) +
    group({ y: -140 }, face('delighted', { gap: 44, cheeks: '#ffc3c3' })) +
    ellipse(-50, -4, 36, 18, inked(palette.mainDeep)) +
    ellipse(50, -4, 36, 18, inked(palette.mainDeep))
  )
}

import { face, type Mood } from './face.ts'
import type { Palette } from './palette.ts'
import { INK, circle, ellipse, flat, group, inked, path, scatter, stroke, tube } from './svg.ts'

export type Food = 'toast' | 'mug' | 'egg' | 'avocado' | 'banana' | 'cheese' | 'tomato'

export const foodHeights: Record<Food, number> = {
  toast: 336,
  mug: 316,
  egg: 340,
  avocado: 360,
  banana: 400,
  cheese: 270,
  tomato: 320,
}

/** Draws a food with legs, whose feet are at the origin. */
export function foodFigure(food: Food, mood: Mood, palette: Palette): string {
  const legs =
    tube([-44, -60, -48, -10], INK, 4) +
    tube([44, -60, 48, -10], INK, 4) +
    ellipse(-58, -4, 30, 14, flat(INK)) +
    ellipse(58, -4, 30, 14, flat(INK))
  const smile = (y: number, x = 0) =>
    group({ x, y }, face(mood, { gap: 46, drop: 48, scale: 0.95, cheeks: '#f2988e' }))
  switch (food) {
    case 'toast':
      return (
        legs +
        path(
          'M-120 -50V-210Q-170 -240 -140 -300Q-100 -340 0 -336Q100 -340 140 -300Q170 -240 120 -210V-50Z',
          inked('#c98544'),
        ) +
        path(
          'M-92 -76V-220Q-134 -244 -110 -284Q-80 -308 0 -306Q80 -308 110 -284Q134 -244 92 -220V-76Z',
          flat('#f4d199'),
        ) +
        smile(-200)
      )
    case 'mug':
      return (
        legs +
        path('M110 -240q80 -6 80 54t-86 54', stroke(INK, 40)) +
        path('M110 -240q80 -6 80 54t-86 54', stroke(palette.main, 22)) +
        path('M-124 -290H124L108 -60Q0 -34 -108 -60Z', inked(palette.main)) +
        ellipse(0, -290, 124, 28, inked('#6b4636')) +
        path('M-40 -336q-18 -26 0 -50M40 -336q-18 -26 0 -50', stroke('#ffffff', 10)) +
        smile(-190)
      )
    case 'egg':
      return (
        legs +
        path(
          'M0 -340C90 -340 140 -210 130 -140C120 -70 60 -50 0 -50C-60 -50 -120 -70 -130 -140C-140 -210 -90 -340 0 -340Z',
          inked('#fff4e3'),
        ) +
        smile(-170)
      )
    case 'avocado':
      return (
        legs +
        path(
          'M0 -360C70 -360 70 -270 110 -200C150 -120 100 -46 0 -46C-100 -46 -150 -120 -110 -200C-70 -270 -70 -360 0 -360Z',
          inked('#4f7f46'),
        ) +
        path(
          'M0 -330C50 -330 52 -256 86 -190C116 -120 76 -72 0 -72C-76 -72 -116 -120 -86 -190C-52 -256 -50 -330 0 -330Z',
          flat('#dfe89a'),
        ) +
        circle(0, -114, 40, inked('#9a6237')) +
        smile(-240)
      )
    case 'banana':
      return (
        legs +
        path(
          'M-70 -380L-30 -390Q-40 -300 10 -230Q70 -150 130 -130Q120 -60 20 -50Q-100 -60 -120 -200Q-120 -310 -70 -380Z',
          inked('#f7d654'),
        ) +
        path('M-70 -380L-30 -390L-34 -420L-66 -410Z', inked('#7a5a35')) +
        scatter([-86, -180, 40, -84, -20, -80], (x, y) => ellipse(x, y, 12, 8, flat('#a5722f'))) +
        group({ x: -40, y: -190, scale: 0.8 }, face(mood, { gap: 40, drop: 48 }))
      )
    case 'cheese':
      return (
        legs +
        path('M-150 -230L150 -310V-50H-150Z', inked('#f7c948')) +
        path('M-150 -230L150 -310L150 -260L-150 -180Z', flat('#ffe08a')) +
        circle(-104, -92, 22, flat('#e0a92c')) +
        circle(112, -90, 26, flat('#e0a92c')) +
        circle(110, -214, 16, flat('#e0a92c')) +
        path('M-150 -230L150 -310V-50H-150Z', stroke()) +
        smile(-170)
      )
    case 'tomato':
      return (
        legs +
        circle(0, -180, 136, inked('#e9553f')) +
        path(
          'M0 -300L-60 -330L-30 -290L-80 -270L-10 -276L0 -240L14 -278L84 -270L34 -292L60 -336Z',
          inked('#5b9b52'),
        ) +
        smile(-180)
      )
  }
}

import { wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, ellipse, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { caption, defineTemplate } from './template.ts'

const BONE = '#fbf7ea'

export const waitingSkeleton = defineTemplate({
  slug: 'waiting-skeleton',
  name: 'Waiting skeleton',
  keywords: 'waiting, skeleton, still waiting, forever, bench, bus stop, patience, late',
  boxes: [
    caption([40, 24, 1000, 150], 'Still waiting for the update'),
    caption([40, 930, 1000, 130], '“99 % complete”'),
  ],
  draw: () =>
    wall(1080, 1080, '#b9cfd9') +
    path('M-20 700Q260 620 560 690T1100 660V1100H-20Z', inked('#8fae86')) +
    path('M-20 860H1100V1100H-20Z', inked('#a9a6b0')) +
    busStop() +
    bench() +
    group({ x: 480, y: 700 }, skeleton()) +
    web() +
    group({ x: 240, y: 660, scale: 0.7 }, bird()) +
    [120, 700, 980]
      .map((x, index) =>
        path(
          `M${x} ${880 + index * 24}q-16 -60 -40 -70m40 70q0 -70 10 -86m-10 86q20 -50 44 -56`,
          stroke('#5f8a5a', 10),
        ),
      )
      .join(''),
})

function busStop(): string {
  return (
    rect(846, 240, 22, 640, inked('#6a6884')) +
    circle(857, 220, 84, inked('#f4b942')) +
    letters('BUS', 857, 200, 40, INK, 9) +
    rect(780, 330, 154, 200, inked('#fff8ee'), 10) +
    [0, 1, 2, 3]
      .map((row) => path(`M804 ${370 + row * 38}h${row % 2 ? 70 : 104}`, stroke('#9aa5b8', 10)))
      .join('')
  )
}

function bench(): string {
  return (
    rect(200, 560, 500, 44, inked('#b9854f'), 10) +
    rect(200, 620, 500, 44, inked('#b9854f'), 10) +
    rect(180, 716, 540, 44, inked('#a9713f'), 10) +
    path('M230 560V880M670 560V880', stroke(INK, 26)) +
    path('M230 560V880M670 560V880', stroke('#6a6884', 12))
  )
}

function skeleton(): string {
  const bone = (data: string) => path(data, stroke(INK, 34)) + path(data, stroke(BONE, 18))
  return (
    bone('M-44 20L-60 110L-50 190M44 20L66 110L60 190') +
    path('M-90 206Q-90 180 -50 182Q-30 186 -30 206ZM30 206Q30 180 64 182Q104 186 104 206Z', inked(BONE)) +
    bone('M0 20V-190') +
    path('M-66 10Q-60 -30 0 -24Q60 -30 66 10Q50 34 0 30Q-50 34 -66 10Z', inked(BONE)) +
    [-150, -110, -72]
      .map(
        (y, row) =>
          path(
            `M0 ${y}Q${-80 + row * 8} ${y} ${-70 + row * 8} ${y + 36}M0 ${y}Q${80 - row * 8} ${y} ${70 - row * 8} ${y + 36}`,
            stroke(INK, 26),
          ) +
          path(
            `M0 ${y}Q${-80 + row * 8} ${y} ${-70 + row * 8} ${y + 36}M0 ${y}Q${80 - row * 8} ${y} ${70 - row * 8} ${y + 36}`,
            stroke(BONE, 12),
          ),
      )
      .join('') +
    bone('M-20 -186Q-96 -170 -108 -90L-60 -30M20 -186Q96 -170 112 -100L56 -196') +
    group(
      { x: 0, y: -290, turn: 8 },
      path(
        'M-110 -10Q-116 -116 0 -118Q116 -116 110 -10Q104 40 64 48V86H-64V48Q-104 40 -110 -10Z',
        inked(BONE),
      ),
      ellipse(-46, -16, 32, 36, flat(INK)),
      ellipse(46, -16, 32, 36, flat(INK)),
      circle(-40, -24, 8, flat(BONE)),
      circle(52, -24, 8, flat(BONE)),
      path('M-10 36L0 16L10 36Z', flat(INK)),
      path('M-36 60V84M-12 60V86M12 60V86M36 60V84', stroke(INK, 6)),
      path('M-112 -70Q-60 -150 70 -128Q130 -110 120 -64Z', inked('#f25f5c')),
      path('M90 -80Q150 -90 186 -62Q150 -54 108 -58Z', inked('#d64a4a')),
    ) +
    rect(40, -250, 34, 60, inked('#46506e', 6), 8)
  )
}

function web(): string {
  return (
    path(
      'M200 560L300 470M200 560L210 440M200 560L330 540M214 480Q250 490 270 500M240 530Q250 520 248 496M300 540Q290 510 280 490',
      stroke('#ffffff', 5),
    ) + path('M700 560L620 480M700 560L690 450M640 500Q670 500 692 490', stroke('#ffffff', 5))
  )
}

function bird(): string {
  return (
    path('M-50 -20Q-100 -30 -120 -10Q-80 10 -50 10Z', inked('#5b7fd1')) +
    path('M-60 0Q-60 -70 10 -76Q60 -80 66 -30Q70 30 0 34Q-50 34 -60 0Z', inked('#6cc3ee')) +
    path('M62 -44L100 -34L64 -22Z', inked('#f29a3f')) +
    circle(34, -42, 7, flat(INK)) +
    path('M-10 34V60M14 34V60', stroke(INK, 8))
  )
}

import { actorBust } from '#rules/memes/art/actor.ts'
import { bubble } from '#rules/memes/art/frames.ts'
import { room } from '#rules/memes/art/scenery.ts'
import { INK, circle, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { defineTemplate, label } from './template.ts'

export const lieDetector = defineTemplate({
  slug: 'lie-detector',
  name: 'Lie detector',
  keywords: 'lie detector, lying, truth, machine, alarm, polygraph, caught, pig',
  height: 900,
  boxes: [label([70, 64, 620, 170], 'I have read and accept the terms')],
  draw: () =>
    room(1080, 900, { back: '#cfd9ee', floor: '#5c73a8', stripes: '#c5d0e8' }) +
    bubble({ x: 380, y: 150, width: 680, height: 220, toX: 330, toY: 380 }) +
    group(
      { x: 290, y: 740, scale: 1.08 },
      actorBust({
        animal: 'pig',
        mood: 'nervous',
        shirt: '#f3a712',
        wears: cap(),
        left: { x: -116, y: -116 },
        right: { x: 140, y: -130, bend: 20 },
      }),
    ) +
    path('M350 330Q520 290 600 420Q640 500 660 560M430 620Q540 660 660 620', stroke('#d64a4a', 12)) +
    rect(60, 690, 960, 40, inked('#9b7653'), 12) +
    rect(100, 730, 880, 190, inked('#8a6650')) +
    group({ x: 800, y: 690 }, machine()),
})

function cap(): string {
  return (
    path('M-104 -50Q-100 -124 0 -128Q100 -124 104 -50Q0 -80 -104 -50Z', inked('#8f8da8')) +
    circle(0, -126, 18, inked('#d64a4a')) +
    [-60, 60].map((x) => circle(x, -92, 11, inked('#ffd25e', 6))).join('')
  )
}

function machine(): string {
  return (
    path('M0 -330V-380', stroke(INK, 16)) +
    path('M-56 -380Q-50 -450 0 -452Q50 -450 56 -380Z', inked('#f2564f')) +
    [-70, -35, 0, 35, 70]
      .map((turn) => group({ y: -400, turn }, path('M0 -76V-112', stroke('#f2564f', 12))))
      .join('') +
    rect(-190, -330, 380, 336, inked('#6a6884'), 26) +
    rect(-156, -296, 312, 150, inked('#223a33'), 12) +
    path(
      'M-146 -220H-110L-94 -276L-70 -170L-50 -284L-26 -160L-4 -280L22 -164L44 -270L64 -220H146',
      stroke('#8ff0a8', 8),
    ) +
    rect(-156, -130, 312, 70, inked('#f2564f'), 12) +
    letters('LIE', 0, -112, 36, '#ffffff', 9) +
    [-120, -60, 0, 60, 120]
      .map((x, index) =>
        circle(
          x,
          -28,
          18,
          inked(['#ffd25e', '#58b368', '#f2564f', '#8ac6d0', '#ffd25e'][index] ?? '#fff', 6),
        ),
      )
      .join('')
  )
}

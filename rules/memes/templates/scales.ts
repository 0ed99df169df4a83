import { actorBust } from '#rules/memes/art/actor.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, flat, group, inked, path, polygon, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, label } from './template.ts'

export const scales = defineTemplate({
  slug: 'scales',
  name: 'Scales',
  keywords: 'scales, balance, weigh, priority, justice, compare, heavy, light',
  boxes: [
    label([60, 830, 282, 182], 'One typo', { outline: '#fff8ee' }),
    label([650, 546, 350, 168], 'Everything else I wrote', { outline: '#fff8ee' }),
  ],
  draw: () =>
    wall(1080, 1080, '#d9d4f7') +
    rays(540, 330, 900, '#c6bff0', 14) +
    path('M-20 980H1100V1100H-20Z', inked('#8f83cf')) +
    rect(512, 250, 56, 740, inked('#f2c063'), 10) +
    group({ x: 540, y: 250, turn: -15 }, rect(-330, -20, 660, 40, inked('#f2c063'), 18)) +
    circle(540, 250, 40, inked('#dd9c22')) +
    pan(222, 335, 770) +
    pan(858, 165, 470) +
    group({ x: 222, y: 726 }, polygon([-46, 26, -26, -24, 20, -34, 46, 0, 34, 28], inked('#9aa5b8'))) +
    group({ x: 858, y: 426 }, treasure()) +
    group(
      { x: 540, y: 1000, scale: 0.9 },
      actorBust({
        animal: 'owl',
        mood: 'thinking',
        shirt: '#46506e',
        left: { x: -150, y: -220, bend: 40 },
        right: { x: 150, y: -220, bend: 40 },
        wears: wig(),
      }),
    ) +
    rect(36, 806, 330, 230, inked('#fff8ee'), 22) +
    rect(620, 520, 410, 220, inked('#fff8ee'), 22),
})

function pan(x: number, top: number, bottom: number): string {
  return (
    path(`M${x} ${top}L${x - 150} ${bottom - 10}M${x} ${top}L${x + 150} ${bottom - 10}`, stroke(INK, 8)) +
    path(
      `M${x - 180} ${bottom - 16}H${x + 180}Q${x + 150} ${bottom + 30} ${x} ${bottom + 30}Q${x - 150} ${bottom + 30} ${x - 180} ${bottom - 16}Z`,
      inked('#dd9c22'),
    )
  )
}

function treasure(): string {
  return (
    [-90, -30, 30, 90].map((x) => circle(x, 10, 34, inked('#ffd25e'))).join('') +
    [-60, 0, 60].map((x) => circle(x, -40, 34, inked('#ffd25e'))).join('') +
    path('M-24 -70L0 -110L24 -70L0 -40Z', inked('#6cc3ee')) +
    circle(-30, 10, 14, flat('#fff3c4')) +
    circle(60, -46, 12, flat('#fff3c4'))
  )
}

function wig(): string {
  return (
    [-100, -60, -20, 20, 60, 100]
      .map((x) => circle(x, -104 - (100 - Math.abs(x)) * 0.34, 34, inked('#fbf7f0')))
      .join('') +
    [-132, 132].flatMap((x) => [-60, -10, 40].map((y) => circle(x, y, 32, inked('#fbf7f0')))).join('')
  )
}

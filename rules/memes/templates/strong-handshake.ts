import { rays, wall } from '#rules/memes/art/scenery.ts'
import { INK, clipped, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

const FOREARM =
  'M-640 300Q-520 60 -380 40Q-300 -60 -160 -50L-60 -30L-60 90L-170 110Q-280 210 -400 330L-560 520L-760 460Z'

export const strongHandshake = defineTemplate({
  slug: 'strong-handshake',
  name: 'Strong handshake',
  keywords: 'handshake, agreement, deal, common, alliance, both, arms, paws',
  height: 860,
  boxes: [
    caption([30, 640, 400, 180], 'Cats'),
    caption([650, 640, 400, 180], 'Grandparents'),
    caption([250, 40, 580, 190], 'Falling asleep in a chair at noon'),
  ],
  draw: () =>
    wall(1080, 860, '#bfe3f7') +
    rays(540, 400, 900, '#a5d5f0', 16, 0.2) +
    group({ x: 560, y: 380 }, arm('tiger', '#f2a144', stripes('#4d3b3b'))) +
    group({ x: 520, y: 380, flip: true }, arm('grey', '#aab3bf', stripes('#8c96a6'))) +
    hands(),
})

function arm(id: string, fur: string, marks: string): string {
  return (
    clipped(id, path(FOREARM, {}), rect(-800, -120, 800, 700, flat(fur)), marks) +
    path(FOREARM, stroke()) +
    path('M-330 40Q-290 90 -220 80M-440 190Q-380 200 -340 150', stroke(INK, 7)) +
    path('M-660 320L-520 120L-420 200L-540 440Z', inked('#5b7fd1'))
  )
}

function stripes(colour: string): string {
  return path(
    'M-420 0L-340 120M-330 -60L-250 90M-230 -80L-180 60M-300 330L-390 210M-200 220L-260 130',
    stroke(colour, 26),
  )
}

function hands(): string {
  return (
    path(
      'M430 330Q480 300 560 310L650 330Q700 350 690 400Q700 460 640 480L540 490Q450 490 420 450Q400 390 430 330Z',
      inked('#f2a144'),
    ) +
    path('M640 316Q600 290 540 300Q470 316 470 360Q480 384 530 376L600 370', inked('#aab3bf')) +
    [0, 1, 2, 3]
      .map((finger) =>
        group(
          { x: 588 - finger * 40, y: 452 + (finger % 2) * 6 },
          rect(-20, -44, 40, 76, inked('#aab3bf'), 20),
        ),
      )
      .join('') +
    path('M440 350Q470 330 500 350', stroke(INK, 6))
  )
}

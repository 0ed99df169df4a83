import { rays, wall } from '#rules/memes/art/scenery.ts'
import { INK, group, inked, line, path, rect, stroke, tube } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

const TIGER = '#f2a144'
const KOALA = '#aab3bf'

export const strongHandshake = defineTemplate({
  slug: 'strong-handshake',
  name: 'Strong handshake',
  keywords: 'handshake, agreement, deal, common, alliance, both, arms, paws',
  height: 860,
  boxes: [
    caption([30, 690, 400, 150], 'Cats'),
    caption([650, 690, 400, 150], 'Grandparents'),
    caption([200, 30, 680, 170], 'Falling asleep in a chair at noon'),
  ],
  draw: () =>
    wall(1080, 860, '#bfe3f7') +
    rays(540, 390, 900, '#a5d5f0', 16, 0.2) +
    group(
      { x: 540, y: 390 },
      arm(KOALA, '#8c96a6', '#8f83cf'),
      group({ flip: true }, arm(TIGER, '#4d3b3b', '#5b7fd1')),
    ) +
    group({ x: 540, y: 390 }, hands()),
})

/** An arm from the lower right corner to the center. */
function arm(fur: string, marks: string, sleeve: string): string {
  return (
    tube([600, 560, 360, 250, 60, 20], fur, 176) +
    [
      [470, 330, 395, 420],
      [365, 215, 285, 310],
      [250, 105, 180, 200],
    ]
      .map((mark) => line(mark, stroke(marks, 26)))
      .join('') +
    path('M330 120Q290 70 230 64M470 420Q440 460 410 466', stroke(INK, 7)) +
    tube([700, 660, 600, 560, 500, 440], sleeve, 214) +
    line([424, 512, 576, 366], stroke('#ffffff', 22))
  )
}

function hands(): string {
  return (
    rect(-60, -118, 220, 226, inked(KOALA), 96) +
    rect(-158, -110, 210, 222, inked(TIGER), 92) +
    [0, 1, 2, 3]
      .map((finger) => rect(-16 - (finger % 3) * 4, -104 + finger * 52, 150, 52, inked(TIGER), 26))
      .join('') +
    path('M96 -112Q10 -176 -78 -120Q-112 -84 -74 -62Q-20 -88 50 -62Z', inked(KOALA)) +
    path('M-118 10Q-96 40 -104 70', stroke(INK, 6))
  )
}

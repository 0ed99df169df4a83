import { face } from '#rules/memes/art/face.ts'
import { burst } from '#rules/memes/art/effects.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { INK, clipped, ellipse, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, headline, label } from './template.ts'

export const productLabel = defineTemplate({
  slug: 'product-label',
  name: 'Canned goods',
  keywords: 'product, label, can, supermarket, ingredients, canned, brand, contents',
  boxes: [
    headline([300, 330, 480, 170], 'Instant regret', { color: '#ffffff', outline: '#c9393b' }),
    label([320, 740, 440, 130], 'Just add one mail to all', { outline: '#fff8ee' }),
  ],
  draw: () =>
    wall(1080, 1080, '#c8ecdf') +
    rays(540, 560, 1000, '#b6e3d4', 18) +
    rect(-20, 950, 1120, 160, inked('#5fb49c')) +
    ellipse(540, 972, 330, 30, flat(INK, 0.16)) +
    can() +
    group(
      { x: 826, y: 250, turn: 12 },
      burst(140, '#ffd25e', 16, 0.84),
      letters('NEW!', 0, -28, 56, '#c9393b', 13),
    ),
})

function can(): string {
  const body = 'M260 200V920Q270 980 540 984Q810 980 820 920V200Z'
  return (
    path(body, inked('#cfd9ee')) +
    clipped(
      'can',
      path(body, {}),
      rect(260, 270, 560, 640, flat('#fff8ee')),
      path('M250 270Q540 330 830 270V520Q540 590 250 520Z', flat('#c9393b')),
      path('M250 270Q540 330 830 270', stroke('#ffd25e', 14)),
      path('M250 520Q540 590 830 520', stroke('#ffd25e', 14)),
      path('M250 880Q540 950 830 880V930H250Z', flat('#c9393b')),
      rect(260, 190, 60, 800, flat('#ffffff', 0.35)),
      rect(760, 190, 60, 800, flat(INK, 0.1)),
      group({ x: 540, y: 640 }, bowl()),
    ) +
    path(body, stroke()) +
    ellipse(540, 200, 280, 44, inked('#e9eef7')) +
    ellipse(540, 200, 240, 32, stroke('#9fa5ad', 7)) +
    path('M500 190Q540 168 580 190Q600 206 560 212H520Q486 208 500 190Z', inked('#b9c4d6', 6))
  )
}

function bowl(): string {
  return (
    path('M-150 0H150Q140 90 0 92Q-140 90 -150 0Z', inked('#5b7fd1')) +
    ellipse(0, 0, 150, 26, inked('#f4a63a')) +
    group({ y: 42, scale: 0.62 }, face('worried', { gap: 46 })) +
    path('M-60 -40q-16 -20 0 -36M0 -44q-16 -20 0 -36M60 -40q-16 -20 0 -36', stroke('#c9393b', 8))
  )
}

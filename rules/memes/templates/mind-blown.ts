import { critterHead } from '#rules/memes/art/critter.ts'
import { burst, sparkle, star } from '#rules/memes/art/effects.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, group, inked, path, polygon } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const mindBlown = defineTemplate({
  slug: 'mind-blown',
  name: 'Mind blown',
  keywords: 'mind blown, explosion, wow, revelation, head, galaxy, koala, discovery',
  boxes: [caption([40, 900, 1000, 160], 'When you learn what the other pedal does')],
  draw: () =>
    wall(1080, 1080, '#2c2a5a') +
    rays(540, 430, 1100, '#373573', 20) +
    group(
      { x: 540, y: 330 },
      burst(330, '#f25f5c', 18, 0.7),
      burst(250, '#f4a63a', 16, 0.72),
      burst(160, '#ffe066', 14, 0.74),
    ) +
    Array.from({ length: 14 }, (_, index) =>
      group(
        {
          x: 540 + Math.cos(index * 0.45 + 3.2) * (360 + (index % 3) * 60),
          y: 360 + Math.sin(index * 0.45 + 3.2) * (270 + (index % 2) * 60),
          turn: index * 40,
        },
        index % 3 === 0
          ? star(34)
          : index % 3 === 1
            ? sparkle(36, '#ffe9a8')
            : circle(0, 0, 18, inked('#7fd1c7')),
      ),
    ).join('') +
    path('M250 1110Q260 860 420 830H660Q820 860 830 1110Z', inked('#6d83c9')) +
    group({ x: 540, y: 690, scale: 1.6 }, critterHead('koala', 'shocked')) +
    group(
      { x: 540, y: 690, scale: 1.6 },
      polygon(
        [-100, -76, -66, -56, -44, -88, -14, -60, 14, -92, 44, -58, 66, -84, 100, -70, 104, -130, -104, -130],
        { fill: '#ffe066' },
      ),
      path('M-100 -76L-66 -56L-44 -88L-14 -60L14 -92L44 -58L66 -84L100 -70', { stroke: INK, width: 8 }),
    ) +
    group(
      { x: 400, y: 300, turn: -26, scale: 1.3 },
      path('M-90 30Q-80 -50 0 -56Q80 -50 90 30L60 14L34 36L6 10L-22 36L-50 12Z', inked('#aab3bf')),
    ),
})

import { letters } from '#rules/memes/art/letters.ts'
import { burst, star } from '#rules/memes/art/effects.ts'
import { dots, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, group, inked, path, polygon, rect, stroke } from '#rules/memes/art/svg.ts'
import { critterHead } from '#rules/memes/art/critter.ts'
import { defineTemplate, headline, label } from './template.ts'

const PAPER = '#fff8e4'

export const certificate = defineTemplate({
  slug: 'certificate',
  name: 'Certificate',
  keywords: 'certificate, award, diploma, participation, achievement, congratulations',
  height: 800,
  boxes: [
    headline([170, 250, 740, 110], 'Kim from accounting', { outline: PAPER }),
    label([170, 390, 740, 150], 'has replied to all, and survived', { outline: PAPER }),
    label([150, 630, 300, 74], 'The whole company', { outline: PAPER }),
  ],
  draw: () =>
    wall(1080, 800, '#4fa3a5') +
    dots(1080, 800, '#459799', 100, 14) +
    rect(66, 56, 960, 700, { fill: INK, opacity: 0.2 }, 14) +
    rect(54, 44, 972, 704, inked(PAPER), 14) +
    rect(80, 70, 920, 652, stroke('#dd9c22', 14), 10) +
    rect(100, 90, 880, 612, stroke('#f2c063', 5), 8) +
    [
      [96, 86],
      [984, 86],
      [96, 706],
      [984, 706],
    ]
      .map(([x = 0, y = 0]) => group({ x, y }, star(34, '#f2c063')))
      .join('') +
    letters('CERTIFICATE', 540, 124, 78, '#a64d5e', 16) +
    path('M300 372H780', stroke('#dd9c22', 5)) +
    path('M150 712H450', stroke(INK, 5)) +
    group(
      { x: 800, y: 640 },
      polygon([-50, 30, -70, 150, -30, 126, -4, 156, 6, 40], inked('#d64a4a')),
      polygon([50, 30, 74, 146, 34, 126, 10, 156, -4, 40], inked('#d64a4a')),
      burst(104, '#ffd25e', 18, 0.86),
      circle(0, 0, 72, inked('#fff3c4')),
      group({ y: 6, scale: 0.46 }, critterHead('duck', 'smug')),
    ),
})

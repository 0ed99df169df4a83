import { critterHead } from '#rules/memes/art/critter.ts'
import { star } from '#rules/memes/art/effects.ts'
import { dots, sheet, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, clipped, flat, group, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, print } from './template.ts'

export const reviewStars = defineTemplate({
  slug: 'review-stars',
  name: 'One star review',
  keywords: 'review, stars, rating, one star, feedback, complaint, shop, customer',
  height: 860,
  boxes: [
    print([270, 108, 560, 80], 'Gregor, local cat', { align: 'LEFT', outline: '#fffdf6' }),
    print([110, 330, 860, 110], 'Would not nap here again', { align: 'LEFT', outline: '#fffdf6' }),
    print(
      [110, 452, 860, 230],
      'The sun moved away from my spot. I told the manager. She gave me a biscuit.',
      { align: 'LEFT', outline: '#fffdf6' },
    ),
  ],
  draw: () =>
    wall(1080, 860, '#fbd3df') +
    dots(1080, 860, '#f6bccd', 110, 16) +
    sheet(60, 60, 960, 730, '#fffdf6', 34) +
    clipped(
      'avatar',
      circle(170, 170, 76, {}),
      circle(170, 170, 76, flat('#8ac6d0')),
      group({ x: 170, y: 190, scale: 0.56 }, critterHead('tiger', 'grumpy')),
    ) +
    circle(170, 170, 76, stroke(INK, 8)) +
    [0, 1, 2, 3, 4]
      .map((index) =>
        group({ x: 306 + index * 82, y: 238, scale: 1 }, star(40, index === 0 ? '#ffd25e' : '#e6e2ee')),
      )
      .join('') +
    path('M110 310H970', stroke('#e6e2ee', 6)) +
    rect(110, 706, 250, 60, stroke(INK, 6), 30) +
    path('M150 746V724H166L176 704Q190 704 188 724H210L204 746Z', stroke('#5b7fd1', 7)) +
    path('M236 736H330', stroke('#9aa5b8', 10)) +
    path('M400 736H520', stroke('#9aa5b8', 10)),
})

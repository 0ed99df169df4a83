import { critterBust } from '#rules/memes/art/critter.ts'
import { meadow, sun } from '#rules/memes/art/scenery.ts'
import { INK, circle, clipped, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const twoSidesOfTheBus = defineTemplate({
  slug: 'two-sides-of-the-bus',
  name: 'Two sides of the bus',
  keywords: 'bus, window, sad, happy, view, optimist, pessimist, two sides',
  height: 860,
  boxes: [
    caption([40, 706, 480, 134], 'Reading my old code'),
    caption([560, 706, 480, 134], 'Deleting my old code'),
  ],
  draw: () =>
    rect(0, 0, 1080, 860, flat('#46506e')) +
    side('sad', 50, rect(0, 0, 470, 520, flat('#7d8496')) + rocks()) +
    side(
      'happy',
      560,
      group({ scale: 0.62 }, meadow(760, 860, { sky: '#bfe3f7', horizon: 0.7 })) + sun(370, 110, 54),
    ) +
    group({ x: 250, y: 700, scale: 1.05 }, critterBust('dog', 'sad', '#5d6b8a')) +
    group({ x: 830, y: 700, scale: 1.05 }, critterBust('rabbit', 'delighted', '#f4a942')) +
    rect(518, -20, 44, 900, inked('#f2b84b')) +
    rect(-20, 640, 1120, 240, inked('#f2b84b')) +
    path('M-20 676H1100', stroke('#d99a2c', 14)) +
    [60, 500, 580, 1020].map((x) => circle(x, 664, 8, flat(INK))).join(''),
})

function side(id: string, x: number, view: string): string {
  return group(
    { x, y: 50 },
    clipped(id, rect(0, 0, 470, 600, {}, 60), view),
    rect(0, 0, 470, 600, stroke(INK, 16), 60),
    path('M60 60L130 40', stroke('#ffffff', 14)),
  )
}

function rocks(): string {
  return (
    path('M-10 610V120L60 80L110 190L190 60L260 210L330 110L400 240L480 90V610Z', inked('#5f6577')) +
    path('M60 80L80 260L110 190M190 60L210 300L260 210M330 110L350 330L400 240', stroke('#4b5062', 8)) +
    Array.from({ length: 14 }, (_, index) =>
      path(`M${(index * 67) % 470} ${20 + ((index * 83) % 420)}l-12 40`, stroke('#bcd3e6', 6)),
    ).join('')
  )
}

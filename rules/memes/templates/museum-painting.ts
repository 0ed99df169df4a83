import { actor, shadow } from '#rules/memes/art/actor.ts'
import { room } from '#rules/memes/art/scenery.ts'
import { circle, flat, group, inked, path, polygon, rect, tube } from '#rules/memes/art/svg.ts'
import { defineTemplate, label, print } from './template.ts'

export const museumPainting = defineTemplate({
  slug: 'museum-painting',
  name: 'Museum painting',
  keywords: 'museum, painting, art, gallery, frame, masterpiece, exhibition, plaque',
  boxes: [
    label([296, 160, 488, 300], 'My tax return', { outline: '#fffdf6' }),
    print([330, 600, 420, 96], 'Mixed media, unfinished since 2019', { outline: '#fff3c4' }),
  ],
  draw: () =>
    room(1080, 1080, { back: '#a64d5e', floor: '#8f6146', horizon: 0.8, stripes: '#9c4456' }) +
    polygon([380, -20, 700, -20, 900, 560, 180, 560], flat('#fff3c4', 0.2)) +
    rect(210, 70, 660, 480, inked('#e0ac26'), 12) +
    rect(234, 94, 612, 432, inked('#f2c063', 6), 8) +
    rect(270, 130, 540, 360, inked('#fffdf6')) +
    [
      [230, 90],
      [850, 90],
      [230, 530],
      [850, 530],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 26, inked('#ffd25e')))
      .join('') +
    rect(310, 588, 460, 120, inked('#fff3c4'), 12) +
    group({ x: 190, y: 1010 }, shadow(130)) +
    group(
      { x: 190, y: 1006, scale: 0.94 },
      actor({
        animal: 'owl',
        mood: 'thinking',
        shirt: '#46506e',
        tie: '#f4b942',
        left: { x: -110, y: -160 },
        right: { x: 50, y: -280, bend: 90 },
      }),
    ) +
    group({ x: 910, y: 1012 }, shadow(150)) +
    group(
      { x: 910, y: 1010, scale: 0.9 },
      actor({
        animal: 'mouse',
        mood: 'crying',
        shirt: '#6fcfb5',
        left: { x: -100, y: -300, bend: 60 },
        right: { x: 110, y: -160 },
      }),
    ) +
    barrier(),
})

const post = (x: number) =>
  rect(x - 9, 800, 18, 190, inked('#f2c063')) +
  circle(x, 796, 20, inked('#ffd25e')) +
  path(`M${x - 50} 1000Q${x} 970 ${x + 50} 1000Z`, inked('#e0ac26'))

function barrier(): string {
  return tube([380, 820, 540, 880, 700, 820], '#d64a4a', 16) + post(370) + post(710)
}

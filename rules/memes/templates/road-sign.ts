import { critterHead } from '#rules/memes/art/critter.ts'
import { meadow, sun, tree } from '#rules/memes/art/scenery.ts'
import { group, inked, path, polygon, rect, stroke } from '#rules/memes/art/svg.ts'
import { cloudShape } from '#rules/memes/art/things.ts'
import { defineTemplate, headline, label } from './template.ts'

export const roadSign = defineTemplate({
  slug: 'road-sign',
  name: 'Road sign',
  keywords: 'sign, warning, caution, road, traffic, ahead, yellow sign',
  boxes: [
    headline([330, 260, 420, 270], 'Monday ahead', { outline: '#ffcf3f' }),
    label([356, 680, 368, 84], 'next 5 days', { outline: '#fffdf6' }),
  ],
  draw: () =>
    meadow(1080, 1080, { sky: '#bfe3f7', horizon: 0.66 }) +
    sun(910, 160, 66) +
    group({ x: 180, y: 170, scale: 0.5 }, cloudShape('#ffffff')) +
    group({ x: 130, y: 780, scale: 1.1 }, tree()) +
    group({ x: 950, y: 800, scale: 0.9 }, tree('#58a66b')) +
    polygon([420, 1100, 520, 760, 560, 760, 700, 1100], inked('#6a6884')) +
    path('M540 780L556 1100', { stroke: '#fff8ee', width: 12, dash: '36 36' }) +
    rect(520, 600, 40, 420, inked('#9fa5ad')) +
    group(
      { x: 540, y: 390, turn: 45 },
      rect(-270, -270, 540, 540, inked('#ffcf3f'), 44),
      rect(-246, -246, 492, 492, stroke('#2b2540', 10), 32),
    ) +
    rect(340, 664, 400, 116, inked('#fffdf6'), 18) +
    group({ x: 800, y: 1000, scale: 0.8 }, critterHead('hedgehog', 'worried')),
})

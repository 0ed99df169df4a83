import { letters } from '#rules/memes/art/letters.ts'
import { wall } from '#rules/memes/art/scenery.ts'
import { INK, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { mug } from '#rules/memes/art/things.ts'
import { palettes } from '#rules/memes/art/palette.ts'
import { defineTemplate, print } from './template.ts'

const PAPER = '#fffdf6'
const colours = palettes[8]
const mono = { font: 'MONO' as const, outline: PAPER }

export const receipt = defineTemplate({
  slug: 'receipt',
  name: 'Receipt',
  keywords: 'receipt, bill, shop, price, total, money, expenses, cost',
  width: 860,
  height: 1160,
  boxes: [
    print([150, 210, 560, 76], 'One quick trip', mono),
    print([150, 348, 370, 50], 'Milk (planned)', { ...mono, align: 'LEFT' }),
    print([530, 348, 180, 50], '1.20', { ...mono, align: 'RIGHT' }),
    print([150, 432, 370, 50], 'Candles, 14', { ...mono, align: 'LEFT' }),
    print([530, 432, 180, 50], '39.90', { ...mono, align: 'RIGHT' }),
    print([150, 516, 370, 50], 'A kayak', { ...mono, align: 'LEFT' }),
    print([530, 516, 180, 50], '349.00', { ...mono, align: 'RIGHT' }),
    print([150, 650, 240, 66], 'Total', { ...mono, align: 'LEFT' }),
    print([400, 650, 310, 66], 'my rent', { ...mono, align: 'RIGHT' }),
    print([150, 760, 560, 66], 'We forgot the milk', mono),
  ],
  draw: () =>
    wall(860, 1160, '#a9785a') +
    [120, 350, 560, 800, 1010]
      .map((y, index) =>
        path(`M-20 ${y}Q300 ${y + (index % 2 ? 26 : -20)} 880 ${y + 10}`, stroke('#8f6146', 8)),
      )
      .join('') +
    group({ x: 120, y: 1120, scale: 0.9 }, colours ? mug(colours, false) : '') +
    path(`M116 96H756V1060${zigzag()}Z`, flat(INK, 0.2)) +
    path(`M100 80H740V1044${zigzag()}Z`, inked(PAPER)) +
    letters('RECEIPT', 420, 124, 54, INK, 12) +
    path('M150 312H690M150 606H690', { stroke: '#9aa5b8', width: 7, dash: '4 20' }) +
    barcode(),
})

function zigzag(): string {
  return Array.from(
    { length: 16 },
    (_, index) => `l-20 ${index % 2 === 0 ? 26 : -26}l-20 ${index % 2 === 0 ? -26 : 26}`,
  ).join('')
}

function barcode(): string {
  const widths = [6, 14, 8, 4, 18, 6, 10, 4, 12, 6, 16, 8, 4, 10, 6, 14, 4, 8]
  let x = 210
  return widths
    .map((width) => {
      const bar = rect(x, 870, width, 110, flat(INK))
      x += width + 15
      return bar
    })
    .join('')
}

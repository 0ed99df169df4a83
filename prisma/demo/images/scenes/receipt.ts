import type { Random } from '../../random.ts'
import { textBox } from '../lettering.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import { INK, circle, flat, group, inked, line, path, rect, stroke, svg } from '#rules/memes/art/svg.ts'

type ReceiptJoke = Joke & {
  shop: string
  items: readonly (readonly [what: string, price: string])[]
  total: readonly [string, string]
  thanks: string
}

export const receipt: Scene<ReceiptJoke> = {
  name: 'receipt',
  width: 864,
  height: 1080,
  topics: ['life'],
  jokes: [
    {
      shop: 'My Saturday',
      items: [
        ['Lie in', '4 h'],
        ['Looking for phone', '20 min'],
        ['Phone', '3 h'],
        ['“Quick nap”', '3 h'],
        ['Chores', '4 min'],
      ],
      total: ['Regret', '0.00'],
      thanks: 'see you tomorrow',
      moment: 'weekend',
    },
    {
      shop: 'Cat & Sons',
      items: [
        ['1 sofa, used', '900'],
        ['1 vase', '45'],
        ['Curtain, left', '60'],
        ['Toy, untouched', '19'],
        ['Purr', '–1,024'],
      ],
      total: ['You owe', 'tuna'],
      thanks: 'no returns',
      topics: ['animals'],
    },
    {
      shop: 'The Night Out',
      items: [
        ['Getting ready', '2 h'],
        ['Finding a seat', '1 h'],
        ['Shouting “what?”', '2 h'],
        ['Chips', '6.50'],
        ['Best part: chips', '–'],
      ],
      total: ['In bed by', '22:40'],
      thanks: 'never again, until Friday',
      moment: 'friday',
    },
    {
      shop: 'One Small Bug',
      items: [
        ['Denial', '1 h'],
        ['Coffee', '3 x'],
        ['Printing “here”', '41 x'],
        ['Asking the duck', '1 x'],
        ['A missing “s”', '1'],
      ],
      total: ['Sanity left', '4 %'],
      thanks: 'thank you, duck',
      topics: ['code'],
    },
    {
      shop: 'Garden Dreams',
      items: [
        ['Seeds', '2'],
        ['Soil', '18'],
        ['Pots', '44'],
        ['Fancy gloves', '25'],
        ['Slug buffet', 'free'],
      ],
      total: ['Tomatoes', '1'],
      thanks: 'worth it',
      topics: ['plants'],
    },
    {
      shop: 'Just Milk',
      items: [
        ['Cheese', '4.10'],
        ['Other cheese', '5.20'],
        ['Candle', '9.00'],
        ['Tiny cactus', '3.50'],
        ['Magazine', '4.80'],
      ],
      total: ['Milk', 'forgot'],
      thanks: 'come back in 10 minutes',
      topics: ['food'],
    },
    {
      shop: 'Family Visit',
      items: [
        ['Tea', '9 cups'],
        ['Cake', '4 kinds'],
        ['“Eat!”', '23 x'],
        ['Printer repaired', '2 x'],
        ['Hugs', 'many'],
      ],
      total: ['Leftovers', '6 kg'],
      thanks: 'call when you are home',
      topics: ['family'],
    },
  ],
  describe: ({ shop, items, total, thanks }) =>
    `A till receipt from “${shop}”: ${items.map(([what, price]) => `${what} ${price}`).join(', ')}. ${total[0]}: ${total[1]}. “${thanks}”`,
  draw(joke, random) {
    const palette = random.pick(palettes)
    return svg(
      864,
      1080,
      table(random, palette),
      group({ x: 432, y: 540, turn: random.between(-3.5, 3.5) }, slip(joke, random, palette)),
    )
  },
}

function table(random: Random, palette: Palette): string {
  const grain = [90, 270, 450, 630, 810, 990].map((y) =>
    line([0, y + random.between(-20, 20), 864, y + random.between(-20, 20)], stroke(palette.groundDeep, 7)),
  )
  const left = random.chance(0.5)
  return (
    rect(0, 0, 864, 1080, flat(palette.ground)) +
    grain.join('') +
    circle(left ? 90 : 780, 170, 110, stroke(palette.groundDeep, 20)) +
    group(
      { x: left ? 790 : 70, y: 900, turn: random.between(0, 180) },
      line([-70, 0, 70, 0], stroke(INK, 40)),
      line([-70, 0, 60, 0], stroke(palette.accent, 24)),
      line([66, 0, 70, 0], stroke('#fff3dd', 24)),
    )
  )
}

function slip({ shop, items, total, thanks }: ReceiptJoke, random: Random, palette: Palette): string {
  const zigzag = Array.from({ length: 10 }, () => 'l-32 34l-32 -34').join('')
  const code = Array.from({ length: 22 }, (_, index) =>
    rect(-270 + index * 25, 360, random.pick([6, 10, 15]), 66, flat(INK)),
  )
  return (
    path(`M-308 -490H332V490${zigzag}V-490Z`, flat(INK, 0.2)) +
    path(`M-320 -500H320V480${zigzag}V-500Z`, inked('#fffdf6')) +
    textBox(shop, { x: -290, y: -485, width: 580, height: 120, size: 88, typeface: 'shout' }) +
    dashes(-350) +
    items.map(([what, price], index) => row(what, price, -330 + index * 82, false)).join('') +
    dashes(96) +
    row(total[0], total[1], 116, true) +
    rect(-300, 206, 600, 78, flat(palette.accent, 0.55), 14) +
    textBox(thanks, { x: -280, y: 208, width: 560, height: 76, size: 46 }) +
    group({ y: -50 }, ...code)
  )
}

function row(what: string, price: string, y: number, total: boolean): string {
  const letters = { y, height: 72, size: total ? 62 : 48, typeface: total ? 'label' : 'plain' } as const
  return (
    textBox(what, { ...letters, x: -280, width: 380, align: 'left' }) +
    textBox(price, { ...letters, x: 80, width: 200, align: 'right' })
  )
}

function dashes(y: number): string {
  return line([-280, y, 280, y], { ...stroke(INK, 5), dash: '4 18' })
}

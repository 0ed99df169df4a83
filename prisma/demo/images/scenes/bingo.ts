import type { Mood } from '#rules/memes/art/face.ts'
import { critterHead } from '#rules/memes/art/critter.ts'
import type { CritterName } from '#rules/memes/art/critters.ts'
import { textBox } from '../lettering.ts'
import { palettes } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import { ellipse, flat, group, inked, path, rect, stroke, svg } from '#rules/memes/art/svg.ts'

type BingoJoke = Joke & { title: string; cells: readonly string[]; mascot: CritterName; mood: Mood }

export const bingo: Scene<BingoJoke> = {
  name: 'bingo',
  width: 1080,
  height: 1080,
  topics: ['life'],
  jokes: [
    {
      title: 'Monday bingo',
      cells: [
        '“Quick question”',
        'Coffee no. 3',
        'Wrong link',
        'Rain',
        '“Can you see my screen?”',
        'Lunch at 10:40',
        'Lost pen',
        '“As per my mail”',
      ],
      mascot: 'penguin',
      mood: 'tired',
      topics: ['office'],
      moment: 'monday',
    },
    {
      title: 'Family dinner bingo',
      cells: [
        '“You look thin”',
        'Third helping',
        'Dog under table',
        'The Photo Album',
        '“Any news?”',
        'Burnt edge',
        'Same joke as 1998',
        'Leftovers for a week',
      ],
      mascot: 'owl',
      mood: 'content',
      topics: ['family', 'food'],
    },
    {
      title: 'Camping bingo',
      cells: [
        'Pole missing',
        'Mystery noise',
        'Sand in soup',
        'Wet socks',
        'One bee',
        'Stars!',
        'Stone under back',
        '“Never again”',
      ],
      mascot: 'bear',
      mood: 'happy',
      topics: ['travel'],
    },
    {
      title: 'Developer bingo',
      cells: [
        'Works here',
        'Works there',
        'Works nowhere',
        'Missing comma',
        'Old comment: “sorry”',
        '14 tabs',
        'Blame: me',
        'Reboot',
      ],
      mascot: 'raccoon',
      mood: 'dazed',
      topics: ['code'],
    },
    {
      title: 'Train bingo',
      cells: [
        'Loud egg',
        'Delay',
        'Seat 41?',
        'No plug',
        'Speaker whisper',
        'Phone story, all of it',
        'Bag has a seat',
        'Cow!',
      ],
      mascot: 'sheep',
      mood: 'deadpan',
      topics: ['travel'],
    },
    {
      title: 'Cat owner bingo',
      cells: [
        '4 am song',
        'Glass, floor',
        'Hair on toast',
        'Box: 10/10',
        'Toy: 0/10',
        'Stare at wall',
        'Sat on it',
        'Purr, forgiven',
      ],
      mascot: 'tiger',
      mood: 'smug',
      topics: ['animals'],
    },
  ],
  describe: ({ title, cells }) => `A bingo card, “${title}”: ${cells.join(', ')}`,
  draw({ title, cells, mascot, mood }, random) {
    const palette = random.pick(palettes)
    const ticked = new Set(random.shuffle([0, 1, 2, 3, 5, 6, 7, 8]).slice(0, random.integer(3, 5)))
    const size = 290
    const boxes = Array.from({ length: 9 }, (_, place) => {
      const x = 75 + (place % 3) * (size + 30)
      const y = 168 + Math.floor(place / 3) * 292
      const free = place === 4
      const cell = cells[place < 4 ? place : place - 1] ?? ''
      return (
        rect(x, y, size, size - 14, inked(free ? palette.accent : '#ffffff'), 22) +
        (free
          ? group({ x: x + size / 2, y: y + 140, scale: 0.82 }, critterHead(mascot, mood))
          : textBox(cell, { x: x + 24, y: y + 20, width: size - 48, height: size - 54, size: 56 })) +
        (ticked.has(place) ? mark(x + size / 2, y + size / 2 - 8, random.chance(0.5)) : '')
      )
    })
    return svg(
      1080,
      1080,
      rect(0, 0, 1080, 1080, flat(palette.main)),
      rect(36, 24, 1008, 1032, inked(palette.paper), 40),
      textBox(title, { x: 80, y: 42, width: 920, height: 120, size: 92, typeface: 'shout' }),
      ...boxes,
    )
  },
}

function mark(x: number, y: number, cross: boolean): string {
  const red = { ...stroke('#e8483f', 13), opacity: 0.7 }
  return cross
    ? path(`M${x - 100} ${y - 90}L${x + 100} ${y + 90}M${x + 96} ${y - 96}L${x - 104} ${y + 86}`, red)
    : group({ x, y, turn: -8 }, ellipse(0, 0, 138, 126, red))
}

import type { Mood } from '#rules/memes/art/face.ts'
import { critterHead } from '#rules/memes/art/critter.ts'
import type { CritterName } from '#rules/memes/art/critters.ts'
import { textBox, textExtent } from '../lettering.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import {
  INK,
  circle,
  clipped,
  flat,
  group,
  inked,
  path,
  rect,
  scatter,
  stroke,
  svg,
} from '#rules/memes/art/svg.ts'

/** A message that starts with `>` is from the owner of the phone. */
type ChatJoke = Joke & { name: string; face: CritterName; mood?: Mood; messages: readonly string[] }

export const chat: Scene<ChatJoke> = {
  name: 'chat',
  width: 864,
  height: 1080,
  topics: ['life'],
  jokes: [
    {
      name: 'Mum',
      face: 'owl',
      messages: ['How do I send a photo?', '> You just sent me eleven', 'How do I stop', '> …', 'Twelve'],
      topics: ['family'],
    },
    {
      name: 'The dog',
      face: 'dog',
      mood: 'delighted',
      messages: [
        'You left',
        '> Two minutes ago',
        'FOREVER AGO',
        '> I am taking out the bin',
        'I will never recover. Did you bring cheese',
      ],
      topics: ['animals'],
    },
    {
      name: 'Gym',
      face: 'bear',
      mood: 'sad',
      messages: [
        'We miss you',
        '> It is not you, it is me',
        'You pay us monthly',
        '> I know. Keep it. You were kind to me once',
      ],
      topics: ['sport'],
    },
    {
      name: 'Plant',
      face: 'frog',
      mood: 'tired',
      messages: ['water', '> I watered you Sunday', 'which Sunday', '> …', 'WHICH SUNDAY'],
      topics: ['plants'],
    },
    {
      name: 'Landlord',
      face: 'raccoon',
      mood: 'deadpan',
      messages: ['> The tap is dripping', 'Have you tried turning it', '> Off?', 'Into a feature', '> …'],
      topics: ['home'],
    },
    {
      name: 'Future me',
      face: 'rabbit',
      mood: 'grumpy',
      messages: [
        '> Can you do this tomorrow?',
        'You always say that',
        '> You always say yes',
        'I hate how well you know me',
      ],
    },
    {
      name: 'Build server',
      face: 'penguin',
      mood: 'panicked',
      messages: [
        'Failed',
        '> I changed one comment',
        'Failed with feeling',
        '> Please',
        'Passed. I was only lonely',
      ],
      topics: ['code'],
    },
    {
      name: 'Grandpa',
      face: 'sheep',
      mood: 'happy',
      messages: [
        'Dear Tim stop',
        '> Grandpa, this is not a telegram',
        'How much per word stop',
        '> Free',
        'Then here is the whole story of my knee',
      ],
      topics: ['family'],
    },
    {
      name: 'Pizza place',
      face: 'fox',
      mood: 'happy',
      messages: [
        '> One large, please',
        'Same as yesterday?',
        '> …and the day before, yes',
        'We framed your first order',
      ],
      topics: ['food'],
    },
    {
      name: 'Group: Weekend?',
      face: 'pig',
      mood: 'delighted',
      messages: ['When is everyone free?', '> Saturday!', 'Not Saturday', 'Not Sunday', 'How is March 2031'],
    },
  ],
  describe: ({ name, messages }) =>
    `Screenshot of a chat with “${name}”: ${messages.map((text) => (text.startsWith('>') ? `Me: ${text.slice(2)}` : `${name}: ${text}`)).join(' / ')}`,
  draw(joke, random) {
    const palette = random.pick(palettes)
    return svg(
      864,
      1080,
      rect(0, 0, 864, 1080, flat(palette.back)),
      doodles(palette),
      header(joke, random.pick(statuses), palette),
      bubbles(joke.messages, palette),
      entry(palette),
    )
  },
}

const statuses = [
  'online, sadly',
  'typing…',
  'last seen eating',
  'online',
  'busy looking busy',
  'last seen just now',
] as const

function doodles(palette: Palette): string {
  return scatter([90, 300, 700, 420, 180, 640, 640, 780, 420, 520], (x, y, index) =>
    group(
      { x, y, turn: index * 30 },
      path('M-40 0Q-40 -46 0 -20Q40 -46 40 0Q30 40 0 56Q-30 40 -40 0Z', flat(palette.backDeep)),
    ),
  )
}

function header({ name, face, mood = 'happy' }: ChatJoke, status: string, palette: Palette): string {
  return (
    rect(-10, -10, 884, 170, inked(palette.main)) +
    path('M60 52L32 80L60 108', stroke(INK, 10)) +
    circle(160, 80, 58, inked(palette.paper)) +
    clipped('face', circle(160, 80, 54, {}), group({ x: 160, y: 92, scale: 0.4 }, critterHead(face, mood))) +
    textBox(name, { x: 244, y: 22, width: 440, height: 74, size: 52, align: 'left' }) +
    circle(256, 118, 10, inked('#7be08a', 5)) +
    textBox(status, { x: 278, y: 94, width: 400, height: 48, size: 34, align: 'left', typeface: 'plain' }) +
    [40, 80, 120].map((y) => circle(806, y, 8, flat(INK))).join('')
  )
}

function bubbles(messages: readonly string[], palette: Palette): string {
  const sized = messages.map((message) => {
    const mine = message.startsWith('> ')
    const text = mine ? message.slice(2) : message
    const extent = textExtent(text, letters)
    return { mine, text, width: extent.width + 68, height: extent.height + 44 }
  })
  const gap = 26
  // The newest message is directly above the input field.
  let y = 946 - sized.reduce((sum, { height }) => sum + height + gap, 0)
  return sized
    .map(({ mine, text, width, height }) => {
      const x = mine ? 824 - width : 40
      const low = y + height - 6
      const paint = inked(mine ? palette.accent : '#ffffff')
      const drawn =
        path(mine ? `M784 ${low}h46q-14 -10 -12 -44Z` : `M80 ${low}h-46q14 -10 12 -44Z`, paint) +
        rect(x, y, width, height, paint, 36) +
        textBox(text, { ...letters, x: x + 34, y: y + 22 })
      y += height + gap
      return drawn
    })
    .join('')
}

const letters = { x: 0, y: 0, width: 540, height: 400, size: 50, align: 'left', vertical: 'top' } as const

function entry(palette: Palette): string {
  return (
    rect(-10, 966, 884, 130, inked(palette.paper)) +
    rect(40, 990, 660, 66, inked('#ffffff', 6), 33) +
    path('M80 1008v30', stroke(palette.mainDeep, 6)) +
    circle(778, 1022, 42, inked(palette.accent)) +
    path('M760 1004l44 18l-44 18l8 -18Z', flat(INK))
  )
}

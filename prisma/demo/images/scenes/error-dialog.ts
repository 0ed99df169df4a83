import type { Random } from '../../random.ts'
import { face, type Mood } from '#rules/memes/art/face.ts'
import { textBox, textExtent } from '../lettering.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import { backdrop } from '../backdrop.ts'
import {
  INK,
  circle,
  flat,
  group,
  inked,
  line,
  path,
  polygon,
  rect,
  stroke,
  svg,
} from '#rules/memes/art/svg.ts'

type DialogJoke = Joke & { title: string; text: string; buttons: readonly string[]; mood?: Mood }

export const errorDialog: Scene<DialogJoke> = {
  name: 'error-dialog',
  width: 1080,
  height: 810,
  topics: ['code'],
  jokes: [
    {
      title: 'Success',
      text: 'Something went right. We are as surprised as you.',
      buttons: ['Do not touch it'],
      mood: 'shocked',
    },
    {
      title: 'Keyboard missing',
      text: 'Press any key to go on.',
      buttons: ['Think about it'],
      mood: 'deadpan',
    },
    {
      title: 'Are you sure?',
      text: 'You did not sound sure.',
      buttons: ['Yes', 'Yes, but nervous'],
      mood: 'worried',
    },
    {
      title: 'Low battery',
      text: '2 % left in you. Please lie down near a wall.',
      buttons: ['Five more tabs'],
      mood: 'tired',
      topics: ['life'],
    },
    {
      title: 'Delete cookies?',
      text: 'All of them? Even the chocolate ones?',
      buttons: ['Never', 'Only raisin'],
      mood: 'sad',
      topics: ['food'],
    },
    {
      title: 'Update ready',
      text: 'It fixes a problem you do not have and adds two.',
      buttons: ['Later', 'Much later'],
      mood: 'smug',
    },
    {
      title: 'Out of memory',
      text: 'I walked into this folder and forgot why.',
      buttons: ['Same'],
      mood: 'dazed',
    },
    {
      title: 'Out of office',
      text: 'Your motivation left at 9:04. It did not say where.',
      buttons: ['Wait', 'Go after it'],
      mood: 'grumpy',
      topics: ['office'],
      moment: 'monday',
    },
    {
      title: 'Weekend.exe',
      text: 'The weekend stopped working. It will now close.',
      buttons: ['No', 'NO'],
      mood: 'panicked',
      topics: ['office'],
      moment: 'monday',
    },
    {
      title: 'Password',
      text: 'Your new password must contain a haiku and a vegetable.',
      buttons: ['Rain on the leek…'],
      mood: 'sly',
    },
  ],
  describe: ({ title, text, buttons }) =>
    `A fake error message titled “${title}”: “${text}” Buttons: ${buttons.map((label) => `“${label}”`).join(', ')}`,
  draw(joke, random) {
    const palette = random.pick(palettes)
    const x = random.integer(70, 130)
    const ghosts = random.integer(0, 2)
    return svg(
      1080,
      810,
      backdrop(random, palette, 1080, 810),
      taskbar(random, palette),
      ...Array.from({ length: ghosts }, (_, index) =>
        group({ x: x + 30 * (ghosts - index), y: 120 - 34 * (ghosts - index) }, frame(palette, joke.title)),
      ),
      group({ x, y: 120 }, frame(palette, joke.title), content(joke, palette)),
    )
  },
}

function taskbar(random: Random, palette: Palette): string {
  const icons = [0, 1, 2, 3].map((index) =>
    rect(
      130 + index * 92,
      738,
      56,
      56,
      inked([palette.accent, palette.main, '#ffffff', palette.backDeep][index] ?? '#fff', 6),
      random.pick([8, 28]),
    ),
  )
  return (
    rect(-10, 720, 1100, 110, inked(palette.paper)) +
    circle(70, 766, 32, inked(palette.main)) +
    icons.join('') +
    textBox(random.pick(['9:03', '11:58', '16:59', '13:37', '22:22']), {
      x: 900,
      y: 730,
      width: 150,
      height: 70,
      size: 44,
    })
  )
}

function frame(palette: Palette, title: string): string {
  return (
    rect(14, 16, 840, 500, flat(INK, 0.25), 26) +
    rect(0, 0, 840, 500, inked('#ffffff'), 26) +
    path('M0 96V26Q0 0 26 0H814Q840 0 840 26V96Z', inked(palette.main)) +
    textBox(title, { x: 40, y: 8, width: 560, height: 84, size: 48, align: 'left' }) +
    [650, 720, 790]
      .map((x, index) => circle(x, 49, 22, inked(['#8fdc93', '#ffd25e', '#ff8a7a'][index] ?? '#fff', 6)))
      .join('') +
    path('M782 41l16 16m0 -16l-16 16', stroke(INK, 5))
  )
}

function content({ text, buttons, mood = 'worried' }: DialogJoke, palette: Palette): string {
  let right = 800
  const row = [...buttons].reverse().map((label, index) => {
    const { width } = textExtent(label, { x: 0, y: 0, width: 400, height: 60, size: 42 })
    const x = right - width - 70
    right = x - 30
    const drawn =
      rect(x, 390, width + 70, 80, inked(index === 0 ? palette.accent : '#f1f0f6'), 18) +
      textBox(label, { x, y: 390, width: width + 70, height: 80, size: 42 })
    return index === 0 ? drawn + group({ x: x + width + 48, y: 454 }, cursor()) : drawn
  })
  return (
    polygon([150, 132, 262, 330, 38, 330], inked('#ffd25e', 12)) +
    group({ x: 150, y: 252, scale: 0.72 }, face(mood, { gap: 38, drop: 46 })) +
    textBox(text, { x: 300, y: 122, width: 500, height: 240, size: 58, align: 'left', typeface: 'plain' }) +
    line([0, 366, 840, 366], stroke('#d9d7e4', 5)) +
    row.join('')
  )
}

function cursor(): string {
  return path('M0 0L0 74L18 58L32 90L48 82L34 52L58 50Z', inked('#ffffff', 6))
}

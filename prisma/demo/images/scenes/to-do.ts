import type { Random } from '../../random.ts'
import { backdrop } from '../backdrop.ts'
import { textBox } from '../lettering.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
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

/** A task that starts with `x ` is done. */
type ListJoke = Joke & { title: string; tasks: readonly string[] }

export const toDo: Scene<ListJoke> = {
  name: 'to-do',
  width: 864,
  height: 1080,
  topics: ['life'],
  jokes: [
    { title: 'To do', tasks: ['x Make a list', 'x Cross that off', 'Feel productive', 'Nap', 'Find list'] },
    {
      title: 'Dog’s day',
      tasks: ['x Breakfast', 'x Second breakfast', 'x Bark (post)', 'x Bark (leaf)', 'Be good'],
      topics: ['animals'],
    },
    {
      title: 'Cat’s day',
      tasks: ['x Sleep', 'x Sleep elsewhere', 'x Scream at door', 'Go out', 'x Come back in'],
      topics: ['animals'],
    },
    {
      title: 'Before the guests',
      tasks: ['x Hide things in oven', 'Remember oven', 'x Light candle', 'x Turn oven on', 'Call someone'],
      topics: ['home'],
    },
    {
      title: 'Sprint goals',
      tasks: ['x Rename things', 'x Rename them back', 'Fix the bug', 'x Write “fixed”', 'Holiday'],
      topics: ['code', 'office'],
    },
    {
      title: 'Self-care',
      tasks: ['Drink water', 'x Buy nice bottle', 'x Look at bottle', 'Go to bed on time', 'x Tea counts'],
    },
    {
      title: 'New hobby',
      tasks: ['x Buy everything', 'x Tell everyone', 'x Watch 40 videos', 'Do it once', 'x Next hobby'],
    },
    {
      title: 'Packing',
      tasks: ['x 14 T-shirts', 'x A suit, maybe', 'x Snacks for 5', 'Toothbrush', 'Passport'],
      topics: ['travel'],
    },
  ],
  describe: ({ title, tasks }) =>
    `A notepad titled “${title}”: ${tasks.map((task) => (task.startsWith('x ') ? `${task.slice(2)} (done)` : task)).join(', ')}`,
  draw(joke, random) {
    const palette = random.pick(palettes)
    return svg(
      864,
      1080,
      backdrop(random, palette, 864, 1080),
      group({ x: 432, y: 560, turn: random.between(-4, 4) }, pad(joke, random, palette)),
      group({ x: 770, y: 985, turn: random.between(-70, -50), scale: 0.82 }, pencil(palette)),
    )
  },
}

function pad({ title, tasks }: ListJoke, random: Random, palette: Palette): string {
  const rings = [-240, -120, 0, 120, 240].map(
    (x) =>
      circle(x, -440, 17, inked('#4a4862')) +
      path(`M${x} -440v-50`, stroke(INK, 18)) +
      path(`M${x} -440v-50`, stroke('#c9ccd8', 8)),
  )
  return (
    rect(-318, -448, 660, 940, flat(INK, 0.2), 26) +
    rect(-330, -470, 660, 940, inked('#fffdf4'), 26) +
    path('M-330 -330V-444Q-330 -470 -304 -470H304Q330 -470 330 -444V-330Z', inked(palette.main)) +
    rings.join('') +
    textBox(title, { x: -300, y: -420, width: 600, height: 90, size: 74 }) +
    tasks.map((task, index) => group({ y: -240 + index * 148 }, entry(task, random, palette))).join('')
  )
}

function entry(task: string, random: Random, palette: Palette): string {
  const done = task.startsWith('x ')
  const text = done ? task.slice(2) : task
  return (
    line([-300, 72, 300, 72], stroke('#d9dcee', 5)) +
    rect(-290, -36, 72, 72, inked('#ffffff'), 14) +
    (done
      ? path(
          `M-276 0L-254 ${random.integer(20, 28)}L-206 ${random.integer(-56, -44)}`,
          stroke(palette.accentDeep, 16),
        )
      : '') +
    textBox(text, {
      x: -186,
      y: -60,
      width: 480,
      height: 120,
      size: 58,
      align: 'left',
      colour: done ? '#8b87a3' : INK,
    })
  )
}

function pencil(palette: Palette): string {
  return (
    rect(-30, -190, 60, 300, inked(palette.accent)) +
    rect(-30, -230, 60, 46, inked('#f2a3ad'), 12) +
    rect(-30, -190, 60, 24, inked('#c9ccd8')) +
    polygon([-30, 110, 30, 110, 0, 180], inked('#f3dcb8')) +
    polygon([-11, 154, 11, 154, 0, 180], flat(INK)) +
    line([0, -160, 0, 104], stroke(palette.accentDeep, 7))
  )
}

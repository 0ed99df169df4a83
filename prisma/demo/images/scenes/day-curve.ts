import { face, type Mood } from '#rules/memes/art/face.ts'
import { textBox } from '../lettering.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import {
  INK,
  circle,
  curve,
  curveData,
  flat,
  group,
  inked,
  line,
  path,
  rect,
  stroke,
  svg,
  type Points,
} from '#rules/memes/art/svg.ts'

/** The level is the height of the curve, from 0 to 100. */
type Stop = readonly [label: string, level: number, mood: Mood]
type CurveJoke = Joke & { title: string; stops: readonly Stop[]; note: string }

export const dayCurve: Scene<CurveJoke> = {
  name: 'day-curve',
  width: 1080,
  height: 810,
  topics: ['life'],
  jokes: [
    {
      title: 'Energy over the day',
      stops: [
        ['7', 5, 'tired'],
        ['10', 60, 'happy'],
        ['13', 40, 'content'],
        ['15', 4, 'asleep'],
        ['23', 100, 'delighted'],
      ],
      note: 'bed time',
    },
    {
      title: 'Mood of the cat',
      stops: [
        ['6', 90, 'angry'],
        ['7', 20, 'asleep'],
        ['13', 8, 'asleep'],
        ['18', 60, 'sly'],
        ['3', 100, 'delighted'],
      ],
      note: 'corridor sprint',
      topics: ['animals'],
    },
    {
      title: 'Confidence in the recipe',
      stops: [
        ['start', 95, 'smug'],
        ['onion', 60, 'sad'],
        ['sauce', 30, 'worried'],
        ['smoke', 5, 'panicked'],
        ['order in', 90, 'content'],
      ],
      note: 'saved',
      topics: ['food'],
    },
    {
      title: 'Understanding the codebase',
      stops: [
        ['day 1', 70, 'smug'],
        ['day 2', 30, 'worried'],
        ['day 9', 5, 'dazed'],
        ['day 90', 50, 'deadpan'],
        ['day 91', 2, 'panicked'],
      ],
      note: 'found a second folder',
      topics: ['code'],
    },
    {
      title: 'A run',
      stops: [
        ['shoes', 80, 'happy'],
        ['door', 90, 'delighted'],
        ['hill', 10, 'panicked'],
        ['bakery', 100, 'delighted'],
        ['home', 60, 'content'],
      ],
      note: 'carbs',
      topics: ['sport'],
    },
    {
      title: 'Will to travel',
      stops: [
        ['booking', 100, 'delighted'],
        ['packing', 40, 'tired'],
        ['airport', 10, 'grumpy'],
        ['beach', 90, 'content'],
        ['sunburn', 20, 'dazed'],
      ],
      note: 'forgot the hat',
      topics: ['travel'],
    },
    {
      title: 'Interest in the meeting',
      stops: [
        ['hello', 40, 'happy'],
        ['agenda', 15, 'tired'],
        ['slide 40', 2, 'asleep'],
        ['my name', 100, 'shocked'],
        ['bye', 70, 'delighted'],
      ],
      note: '“sorry, you broke up”',
      topics: ['office'],
    },
    {
      title: 'Hunger',
      stops: [
        ['9', 20, 'content'],
        ['11', 60, 'worried'],
        ['12', 100, 'angry'],
        ['12:30', 5, 'asleep'],
        ['12:45', 70, 'sly'],
      ],
      note: 'dessert is separate',
      topics: ['food'],
    },
  ],
  describe: ({ title, stops, note }) =>
    `A curve called “${title}”: ${stops.map(([label, level]) => `${label} ${level} %`).join(', ')}. The last point is marked “${note}”`,
  draw({ title, stops, note }, random) {
    const palette = random.pick(palettes)
    const step = 800 / (stops.length - 1)
    const across = (index: number) => 150 + index * step
    const points = stops.flatMap(([, level], index) => [across(index), height(level)])
    const last = stops.at(-1)?.[1] ?? 0
    return svg(
      1080,
      810,
      rect(0, 0, 1080, 810, flat(palette.paper)),
      paper(palette),
      textBox(title, { x: 60, y: 24, width: 960, height: 120, size: 78 }),
      area(points, palette),
      line([100, 190, 100, 680, 1020, 680], stroke(INK, 10)),
      path('M100 170l-20 34h40ZM1040 680l-34 -20v40Z', flat(INK)),
      noteAt(note, across(stops.length - 1), height(last), palette),
      ...stops.map(([label, level, mood], index) => {
        const [x, y] = [across(index), height(level)]
        return (
          group(
            { x, y },
            circle(0, 0, 50, inked(index % 2 ? palette.accent : '#ffffff')),
            group({ y: -10, scale: 0.56 }, face(mood, { gap: 36, drop: 42 })),
          ) + textBox(label, { x: x - 90, y: 694, width: 180, height: 90, size: 48 })
        )
      }),
    )
  },
}

function height(level: number): number {
  return 640 - level * 3.7
}

function paper(palette: Palette): string {
  return Array.from({ length: 10 }, (_, index) =>
    line([0, 80 + index * 80, 1080, 80 + index * 80], stroke(palette.back, 4)),
  ).join('')
}

function area(points: Points, palette: Palette): string {
  return (
    path(`${curveData(points)}L${points.at(-2)} 676L${points[0]} 676Z`, flat(palette.backDeep, 0.6)) +
    curve(points, stroke(INK, 26)) +
    curve(points, stroke(palette.main, 13))
  )
}

function noteAt(note: string, x: number, y: number, palette: Palette): string {
  const below = y < 330
  const top = below ? y + 90 : y - 190
  return (
    rect(x - 115, top, 230, 104, inked(palette.accent), 20) +
    textBox(note, { x: x - 103, y: top + 4, width: 206, height: 96, size: 40 })
  )
}

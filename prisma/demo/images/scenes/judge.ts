import { face, type Mood } from '#rules/memes/art/face.ts'
import { textBox } from '../lettering.ts'
import { palettes } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import {
  INK,
  circle,
  ellipse,
  flat,
  group,
  inked,
  line,
  path,
  rect,
  stroke,
  svg,
  tube,
} from '#rules/memes/art/svg.ts'

type Verdict = readonly [text: string, score: string]
type JudgeJoke = Joke & { first: Verdict; second: Verdict; moods?: readonly [Mood, Mood] }

export const judge: Scene<JudgeJoke> = {
  name: 'judge',
  width: 1080,
  height: 1080,
  topics: ['life'],
  jokes: [
    {
      first: ['Reading the manual', '2'],
      second: ['Pressing every button and hoping', '10'],
      topics: ['home'],
    },
    { first: ['Going to bed early', '1'], second: ['Being tired with dedication', '10'], topics: ['night'] },
    {
      first: ['A bug report with steps', '9'],
      second: ['“It is broken”', '0'],
      moods: ['delighted', 'grumpy'],
      topics: ['code'],
    },
    { first: ['The expensive cat bed', '0'], second: ['The box it came in', '10'], topics: ['animals'] },
    { first: ['Vegetables', '3'], second: ['Vegetables, but as a cake', '10'], topics: ['food'] },
    { first: ['Small talk', '1'], second: ['Medium talk', '7'] },
    { first: ['Answering the phone', '0'], second: ['Watching it ring', '8'] },
    { first: ['Cooking for one', '2'], second: ['Cooking for six, eating for six', '9'], topics: ['food'] },
    {
      first: ['Stretching before sport', '2'],
      second: ['Stretching instead of sport', '10'],
      topics: ['sport'],
    },
    {
      first: ['Meeting at 4:30', '0'],
      second: ['“Let us give everyone some time back”', '10'],
      topics: ['office'],
      remark: 'Standing ovation.',
    },
  ],
  describe: ({ first, second }) =>
    `Two panels with a pear as a judge. “${first[0]}” gets ${first[1]} points, “${second[0]}” gets ${second[1]}`,
  draw({ first, second, moods = ['grumpy', 'delighted'] }, random) {
    const palette = random.pick(palettes)
    const skin = random.pick(['#c8d65c', '#e3cf54', '#a9cf62', '#e5b04d'])
    const panel = (verdict: Verdict, mood: Mood, y: number) =>
      group(
        { y },
        rect(12, 12, 1056, 516, inked(mood === 'grumpy' ? '#c3c9da' : palette.accent), 30),
        group({ x: 850, y: 520 }, pear(skin, mood), paddle(verdict[1], mood, skin)),
        rect(46, 90, 490, 360, inked('#ffffff'), 24),
        textBox(verdict[0], { x: 66, y: 110, width: 450, height: 320, size: 78 }),
      )
    return svg(
      1080,
      1080,
      rect(0, 0, 1080, 1080, flat(palette.paper)),
      panel(first, moods[0], 0),
      panel(second, moods[1], 540),
    )
  },
}

function pear(skin: string, mood: Mood): string {
  const glum = mood === 'grumpy'
  return (
    path(
      'M0 -420C70 -420 76 -330 110 -250C170 -150 170 0 0 0C-170 0 -170 -150 -110 -250C-76 -330 -70 -420 0 -420Z',
      inked(skin),
    ) +
    ellipse(-84, -120, 20, 50, flat('#ffffff', 0.35)) +
    path('M0 -418Q0 -460 20 -480', stroke(INK, 12)) +
    path('M12 -462Q70 -500 100 -450Q50 -430 12 -462Z', inked('#6bae5f')) +
    group({ y: -250, turn: glum ? -6 : 4 }, face(mood, { gap: 46, drop: 50, cheeks: '#ef9a76' })) +
    path('M-60 -104L0 -86L60 -104L60 -60L0 -78L-60 -60Z', inked('#d65a5a', 6)) +
    circle(0, -82, 12, inked('#d65a5a', 6)) +
    tube(glum ? [118, -130, 190, -110, 150, -60] : [118, -150, 180, -200, 190, -270], skin, 24)
  )
}

function paddle(score: string, mood: Mood, skin: string): string {
  return (
    line([-200, -60, -200, -210], stroke(INK, 18)) +
    circle(-200, -290, 92, inked(mood === 'grumpy' ? '#ff8a7a' : '#8fdc93')) +
    textBox(score, { x: -280, y: -370, width: 160, height: 160, size: 120, typeface: 'shout' }) +
    circle(-200, -110, 24, inked(skin, 8)) +
    path('M-190 -116L-120 -150', stroke(INK, 10))
  )
}

import type { Random } from '../../random.ts'
import { speech } from '../bubble.ts'
import { captions } from '../caption.ts'
import { face, type Mood } from '#rules/memes/art/face.ts'
import { cloudShape } from '#rules/memes/art/things.ts'
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

type Falling = 'rain' | 'snow' | 'lightning' | 'nothing'
type CloudJoke = Joke & { mood: Mood; falling: Falling } & (
    { says: string } | { top: string; bottom: string }
  )

export const cloud: Scene<CloudJoke> = {
  name: 'cloud',
  width: 1080,
  height: 1080,
  topics: ['weather'],
  jokes: [
    { says: 'You washed your car? I heard.', mood: 'smug', falling: 'rain' },
    { says: 'I am not sad. I am just processing water.', mood: 'sad', falling: 'rain' },
    { top: 'You forgot the umbrella', bottom: 'this is my moment', mood: 'delighted', falling: 'rain' },
    { top: 'The forecast said sunny', bottom: 'nobody asked me', mood: 'grumpy', falling: 'lightning' },
    {
      says: 'I followed you all the way from the bus stop.',
      mood: 'happy',
      falling: 'rain',
      topics: ['travel'],
    },
    { says: 'Three flakes. The whole town stops. I love this job.', mood: 'sly', falling: 'snow' },
    {
      top: 'Runs everything',
      bottom: 'in the cloud',
      mood: 'panicked',
      falling: 'lightning',
      topics: ['code'],
      remark: 'Ops had a quiet night, thanks for asking.',
    },
    {
      says: 'Everyone sees shapes in me. I see a barbecue I could ruin.',
      mood: 'smug',
      falling: 'nothing',
      topics: ['food'],
    },
  ],
  describe: (joke) =>
    `Drawing of a cloud with a face above a town. ${'says' in joke ? `It says “${joke.says}”` : `Caption: “${joke.top} – ${joke.bottom}”`}`,
  draw(joke, random) {
    const palette = random.pick(palettes)
    const dark = joke.falling === 'lightning'
    return svg(
      1080,
      1080,
      rect(0, 0, 1080, 1080, flat(dark ? '#7d86a8' : palette.back)),
      circle(880, 250, 130, flat(dark ? '#8d95b5' : palette.backDeep)),
      group({ x: 130, y: 440, scale: 0.42 }, cloudShape(dark ? '#a3aac6' : palette.paper)),
      falling(random, joke.falling),
      group({ y: 'says' in joke ? 0 : -60 }, town(random, palette)),
      group(
        { x: 540, y: 'says' in joke ? 500 : 460, scale: 1.5 },
        cloudShape(dark ? '#c9cde0' : '#ffffff'),
        group({ y: -26 }, face(joke.mood, { gap: 58, scale: 1.15, cheeks: '#ffc3c3' })),
      ),
      'says' in joke
        ? speech(joke.says, { x: 540, y: 125, toX: 600, toY: 330, width: 860, height: 140, size: 62 })
        : captions(joke.top, joke.bottom, 1080, 1080),
    )
  },
}

function falling(random: Random, kind: Falling): string {
  if (kind === 'nothing') return ''
  if (kind === 'lightning') {
    return [340, 640]
      .map((x) =>
        polygon(
          [x, 540, x + 110, 540, x + 60, 640, x + 130, 640, x - 20, 830, x + 20, 690, x - 50, 690],
          inked('#ffd84d'),
        ),
      )
      .join('')
  }
  return Array.from({ length: 26 }, (_, index) => {
    const x = 250 + (index % 9) * 74 + random.between(-20, 20)
    const y = 630 + Math.floor(index / 9) * 90 + random.between(-20, 20)
    if (kind === 'snow') return circle(x, y, 13, inked('#ffffff', 5))
    return path(`M${x.toFixed(0)} ${y.toFixed(0)}q-18 30 0 40q18 -10 0 -40Z`, inked('#6db7e8', 5))
  }).join('')
}

function town(random: Random, palette: Palette): string {
  const roofs = random.shuffle([
    palette.main,
    palette.accent,
    palette.accentDeep,
    palette.mainDeep,
    palette.main,
  ])
  const houses = [60, 265, 480, 690, 880].map((x, index) => {
    const height = random.between(110, 210)
    const wall = index % 2 ? palette.paper : '#fff8ee'
    return (
      rect(x, 960 - height, 150, height, inked(wall)) +
      polygon(
        [x - 24, 960 - height, x + 75, 960 - height - 90, x + 174, 960 - height],
        inked(roofs[index] ?? palette.main),
      ) +
      rect(x + 26, 990 - height, 38, 42, inked('#9fd0ea', 6)) +
      rect(x + 88, 990 - height, 38, 42, inked('#9fd0ea', 6))
    )
  })
  return (
    rect(-20, 940, 1120, 260, inked(palette.ground)) +
    houses.join('') +
    line([0, 1010, 1080, 1010], { ...stroke(INK, 6), dash: '60 50' })
  )
}

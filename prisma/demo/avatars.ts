import { drawFigure } from './avatars/figures.ts'
import { drawHuman } from './avatars/human.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { circle, flat, group, rect, svg } from '#rules/memes/art/svg.ts'
import type { Person } from './people/person.ts'
import type { Random } from './random.ts'

const backs = [
  '#ffd9b8',
  '#c8ecdf',
  '#d9d4f7',
  '#bfe3f7',
  '#fff0b8',
  '#fbd3df',
  '#b9dbd9',
  '#e2ecc0',
  '#cfd9ee',
  '#ffd1c1',
  '#ffe3a3',
  '#c9e4ff',
  '#e9c9e8',
  '#bfe8c2',
]
const moods: readonly Mood[] = [
  'happy',
  'happy',
  'delighted',
  'content',
  'smug',
  'sly',
  'deadpan',
  'tired',
  'shocked',
]

/** Returns an SVG of 256 by 256 pixels. A round frame shows only its inscribed circle. */
export function drawAvatar(random: Random, { look, born }: Pick<Person, 'look' | 'born'>): string {
  const mood = random.pick(moods)
  const back = random.pick(backs)
  const halo = random.chance(0.5) ? circle(256, 256, random.between(170, 215), flat('#ffffff', 0.45)) : ''
  const portrait =
    look.kind === 'human'
      ? drawHuman(random, { ...look, elderly: born < '1965' }, mood)
      : drawFigure(random, look.figure, mood)
  return svg(
    256,
    256,
    group(
      { scale: 0.5 },
      rect(0, 0, 512, 512, flat(back)),
      halo,
      group({ x: 26, y: 40, scale: 0.9 }, portrait),
    ),
  )
}

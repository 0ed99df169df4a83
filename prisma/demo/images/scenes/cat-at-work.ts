import type { Random } from '../../random.ts'
import { backdrop } from '../backdrop.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { cat, coats } from '#rules/memes/art/cat.ts'
import { captions } from '../caption.ts'
import { mug, pottedPlant } from '#rules/memes/art/things.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import { flat, group, inked, line, path, polygon, rect, stroke, svg } from '#rules/memes/art/svg.ts'

type CatJoke = Joke & { top: string; bottom: string; mood: Mood }

export const catAtWork: Scene<CatJoke> = {
  name: 'cat-at-work',
  width: 1080,
  height: 1080,
  topics: ['animals', 'office'],
  jokes: [
    { top: 'I fixed your code', bottom: 'it is warm now', mood: 'smug', topics: ['code'] },
    { top: 'You were away for four minutes', bottom: 'I am the manager now', mood: 'deadpan' },
    {
      top: 'Dear team',
      bottom: 'gggggggggggggg',
      mood: 'content',
      remark: 'Sorry for the mail earlier. It was dictated but not proofread.',
    },
    { top: 'I work from home', bottom: 'the human just lives here', mood: 'smug' },
    { top: 'Your password is too weak', bottom: 'I guessed it with my belly', mood: 'sly', topics: ['code'] },
    { top: 'Who ordered forty tins', bottom: 'of the expensive tuna', mood: 'happy', topics: ['food'] },
    { top: 'This meeting could have been', bottom: 'a nap', mood: 'tired' },
    { top: 'I attended your video call', bottom: 'they saw my best side', mood: 'delighted' },
    { top: 'Escape key?', bottom: 'there is no escape', mood: 'grumpy' },
  ],
  describe: ({ top, bottom }) =>
    `Drawing of a cat sitting on the keyboard of a laptop. Caption: “${top} – ${bottom}”`,
  draw(joke, random) {
    const palette = random.pick(palettes)
    return svg(
      1080,
      1080,
      backdrop(random, palette, 1080, 1080),
      desk(palette),
      group({ x: 540, y: 450 }, screen(random, palette)),
      group({ x: 540, y: 800 }, keyboard(palette)),
      group(
        { x: 540, y: 825, flip: random.chance(0.5), scale: 1.18 },
        cat(random.pick(coats), joke.mood, {
          id: 'cat',
          lift: random.between(-60, 120),
          tilt: random.between(-5, 5),
        }),
      ),
      random.chance(0.6)
        ? group({ x: 925, y: 845 }, mug(palette))
        : group({ x: 935, y: 845 }, pottedPlant(palette)),
      captions(joke.top, joke.bottom, 1080, 1080),
    )
  },
}

function desk(palette: Palette): string {
  return rect(-20, 780, 1120, 320, inked(palette.ground)) + rect(0, 872, 1080, 210, flat(palette.groundDeep))
}

function screen(random: Random, palette: Palette): string {
  const widths = Array.from({ length: 6 }, () => random.between(60, 260))
  return (
    rect(-330, -190, 660, 420, inked('#4b4a63'), 26) +
    rect(-304, -164, 608, 368, inked(palette.paper, 6), 10) +
    widths
      .map((width, row) =>
        line(
          [-270 + (row % 3) * 30, -124 + row * 46, -270 + (row % 3) * 30 + width, -124 + row * 46],
          stroke(row % 2 ? palette.accent : palette.main, 16),
        ),
      )
      .join('')
  )
}

function keyboard(palette: Palette): string {
  const keys = [0, 1, 2].map((row) =>
    path(`M${-330 - row * 12} ${-18 + row * 26}H${330 + row * 12}`, {
      ...stroke('#6a6884', 16),
      dash: '26 24',
    }),
  )
  return (
    polygon([-360, -50, 360, -50, 420, 60, -420, 60], inked('#8f8da8')) +
    keys.join('') +
    rect(-420, 60, 840, 22, inked(palette.paper), 10)
  )
}

import { speech } from '../bubble.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { critterBust } from '#rules/memes/art/critter.ts'
import type { CritterName } from '#rules/memes/art/critters.ts'
import { mug } from '#rules/memes/art/things.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import { INK, flat, group, inked, line, rect, stroke, svg } from '#rules/memes/art/svg.ts'

type MeetingJoke = Joke & { says: string; duck: Mood; others: Mood }

export const duckMeeting: Scene<MeetingJoke> = {
  name: 'duck-meeting',
  width: 1080,
  height: 810,
  topics: ['office', 'animals'],
  jokes: [
    { says: 'Let us circle back. Around the pond.', duck: 'smug', others: 'tired' },
    {
      says: 'My update? Still a duck.',
      duck: 'deadpan',
      others: 'deadpan',
      remark: 'Best stand-up of the week.',
    },
    {
      says: 'Who put bread on the agenda and then brought none?',
      duck: 'angry',
      others: 'worried',
      topics: ['food'],
    },
    { says: 'Calm on the surface. Below: paddling.', duck: 'panicked', others: 'sad' },
    { says: 'This could have been a quack.', duck: 'grumpy', others: 'tired' },
    { says: 'Any questions? No? I have nine.', duck: 'delighted', others: 'shocked' },
    { says: 'We are all in the same boat. I can swim, though.', duck: 'sly', others: 'worried' },
    {
      says: 'You explained your bug to me. I said nothing. You fixed it. My invoice is attached.',
      duck: 'smug',
      others: 'shocked',
      topics: ['code'],
    },
    { says: 'Sorry, I was on mute. For three years.', duck: 'sad', others: 'deadpan' },
  ],
  describe: ({ says }) => `Drawing of a meeting: a duck in a suit says “${says}” to its colleagues`,
  draw({ says, duck, others }, random) {
    const palette = random.pick(palettes)
    const guests = random.shuffle<CritterName>([
      'bear',
      'rabbit',
      'fox',
      'pig',
      'koala',
      'raccoon',
      'panda',
      'frog',
      'mouse',
    ])
    const suits = random.shuffle(['#5b6b95', '#7a6a8f', '#4f7f84', '#8c5f63', '#6e7d57'])
    const seat = (index: number) =>
      critterBust(
        guests[index] ?? 'bear',
        others,
        suits[index] ?? '#5b6b95',
        index === 1 ? palette.accent : undefined,
      )
    return svg(
      1080,
      810,
      room(palette),
      group({ x: 150, y: 690, scale: 0.72 }, seat(0)),
      group({ x: 930, y: 690, scale: 0.72 }, seat(1)),
      group({ x: 736, y: 690, scale: 0.62 }, seat(2)),
      group({ x: 430, y: 700, scale: 0.95 }, critterBust('duck', duck, palette.mainDeep, palette.accent)),
      table(palette),
      speech(says, { x: 540, y: 150, toX: 500, toY: 370, width: 780, height: 190, size: 60 }),
    )
  },
}

function room(palette: Palette): string {
  return (
    rect(0, 0, 1080, 810, flat(palette.back)) +
    rect(0, 560, 1080, 250, flat(palette.backDeep)) +
    rect(60, 250, 300, 200, inked(palette.paper)) +
    line([90, 410, 150, 370, 200, 390, 250, 320, 330, 290], stroke(palette.main, 10)) +
    line([90, 290, 90, 416, 334, 416], stroke(INK, 6))
  )
}

function table(palette: Palette): string {
  return (
    rect(-30, 680, 1140, 160, inked(palette.ground), 20) +
    rect(-30, 750, 1140, 90, flat(palette.groundDeep)) +
    group({ x: 620, y: 722, scale: 0.5 }, mug(palette)) +
    rect(180, 696, 130, 14, inked(palette.paper, 6)) +
    rect(800, 698, 150, 14, inked(palette.paper, 6))
  )
}

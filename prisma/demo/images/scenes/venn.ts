import type { Mood } from '#rules/memes/art/face.ts'
import { critterHead } from '#rules/memes/art/critter.ts'
import type { CritterName } from '#rules/memes/art/critters.ts'
import { textBox } from '../lettering.ts'
import { palettes } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import { circle, flat, group, rect, stroke, svg } from '#rules/memes/art/svg.ts'

type VennJoke = Joke & { left: string; right: string; both: string; mascot: CritterName; mood?: Mood }

export const venn: Scene<VennJoke> = {
  name: 'venn',
  width: 1080,
  height: 1080,
  topics: ['thoughts'],
  jokes: [
    {
      left: 'Toddlers',
      right: 'Senior managers',
      both: 'want a snack and a schedule',
      mascot: 'bear',
      topics: ['office', 'family'],
    },
    {
      left: 'Cats',
      right: 'Code reviews',
      both: 'ignore you for days, then scratch',
      mascot: 'tiger',
      topics: ['code', 'animals'],
    },
    {
      left: 'Gym membership',
      right: 'Houseplants',
      both: 'dying at home, quietly',
      mascot: 'koala',
      mood: 'worried',
      topics: ['plants', 'sport'],
    },
    {
      left: 'Weather apps',
      right: 'Horoscopes',
      both: '“expect changes”',
      mascot: 'owl',
      topics: ['weather'],
    },
    {
      left: 'Burglars',
      right: 'Me at midnight',
      both: 'looking for cheese in the dark',
      mascot: 'raccoon',
      mood: 'sly',
      topics: ['food', 'night'],
    },
    {
      left: 'Airports',
      right: 'Family dinners',
      both: 'nobody knows why we wait',
      mascot: 'penguin',
      mood: 'tired',
      topics: ['travel', 'family'],
    },
    {
      left: 'Printers',
      right: 'Ghosts',
      both: 'make noise, never help',
      mascot: 'sheep',
      mood: 'deadpan',
      topics: ['office'],
    },
    {
      left: 'Monday',
      right: 'Stepping on a toy brick',
      both: 'words I cannot post here',
      mascot: 'pig',
      mood: 'angry',
      moment: 'monday',
    },
    {
      left: 'Ducks',
      right: 'My career',
      both: 'mostly drifting',
      mascot: 'duck',
      mood: 'content',
      topics: ['animals', 'office'],
    },
  ],
  describe: ({ left, right, both }) => `Venn diagram: “${left}” and “${right}” overlap in “${both}”`,
  draw({ left, right, both, mascot, mood = 'smug' }, random) {
    const palette = random.pick(palettes)
    const tall = /\w{10}/.test(`${left} ${right}`) || random.chance(0.25)
    const [x1, y1, x2, y2] = tall ? [540, 370, 540, 690] : [370, 500, 710, 500]
    return svg(
      1080,
      1080,
      rect(0, 0, 1080, 1080, flat(palette.paper)),
      rect(30, 30, 1020, 1020, { ...stroke(palette.backDeep, 10), dash: '2 34' }, 40),
      circle(x1, y1, 310, flat(palette.main, 0.78)),
      circle(x2, y2, 310, flat(palette.accent, 0.78)),
      circle(x1, y1, 310, stroke()),
      circle(x2, y2, 310, stroke()),
      ...(tall
        ? [
            label(left, 540, 200, 400, 190, 66),
            label(right, 540, 865, 400, 190, 66),
            label(both, 540, 530, 430, 200, 58),
          ]
        : [
            label(left, 215, 500, 260, 260, 62),
            label(right, 865, 500, 260, 260, 62),
            label(both, 540, 500, 215, 320, 54),
          ]),
      group({ x: tall ? 900 : 540, y: tall ? 930 : 940, scale: 0.72 }, critterHead(mascot, mood)),
    )
  },
}

function label(text: string, x: number, y: number, width: number, height: number, size: number): string {
  return textBox(text, { x: x - width / 2, y: y - height / 2, width, height, size })
}

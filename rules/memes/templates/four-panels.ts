import { critterBust } from '#rules/memes/art/critter.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { bubble, panel } from '#rules/memes/art/frames.ts'
import { wall } from '#rules/memes/art/scenery.ts'
import { flat, group, path } from '#rules/memes/art/svg.ts'
import { defineTemplate, label } from './template.ts'

const moods: readonly (readonly [Mood, Mood, boolean])[] = [
  ['happy', 'happy', true],
  ['happy', 'sly', false],
  ['worried', 'delighted', false],
  ['deadpan', 'laughing', true],
]
const examples = [
  'Did you water my plant?',
  'Every day!',
  'With the good water. From the kettle.',
  'It was a cactus. Was.',
]

export const fourPanels = defineTemplate({
  slug: 'four-panels',
  name: 'Four panels',
  keywords: 'comic, four panels, story, dialogue, conversation, strip, speech bubbles',
  boxes: examples.map((example, index) =>
    label([(index % 2) * 532 + 64, Math.floor(index / 2) * 532 + 52, 420, 140], example),
  ),
  draw: () =>
    wall(1080, 1080, '#fff8ee') +
    moods
      .map(([left, right, isLeft], index) =>
        panel(
          `panel-${index}`,
          [(index % 2) * 532 + 14, Math.floor(index / 2) * 532 + 14, 520, 520],
          ['#bfe3f7', '#c8ecdf', '#fff0b8', '#fbd3df'][index] ?? '#ffffff',
          path(
            'M-10 440Q260 400 540 440V540H-10Z',
            flat(['#8fc4e4', '#9fd6c0', '#f2d680', '#f0a9be'][index] ?? '#ffffff'),
          ),
          group({ x: 145, y: 530, scale: 0.68 }, critterBust('hedgehog', left, '#5b7fd1')),
          group({ x: 376, y: 530, scale: 0.68 }, critterBust('frog', right, '#f4a942')),
          bubble({ x: 260, y: 110, width: 470, height: 170, toX: isLeft ? 150 : 370, toY: 244 }),
        ),
      )
      .join(''),
})

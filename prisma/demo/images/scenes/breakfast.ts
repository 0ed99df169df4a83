import { backdrop } from '../backdrop.ts'
import { speech } from '../bubble.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { foodFigure, foodHeights, type Food } from '#rules/memes/art/foods.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import { INK, flat, group, inked, rect, stroke, svg } from '#rules/memes/art/svg.ts'

type Speaker = readonly [Food, Mood, string]
type BreakfastJoke = Joke & { left: Speaker; right: Speaker }

export const breakfast: Scene<BreakfastJoke> = {
  name: 'breakfast',
  width: 1080,
  height: 1080,
  topics: ['food'],
  jokes: [
    {
      left: ['toast', 'panicked', 'I feel burnt out.'],
      right: ['mug', 'content', 'I was roasted at birth. Breathe.'],
      moment: 'morning',
    },
    {
      left: ['egg', 'worried', 'Am I a side, or a main?'],
      right: ['avocado', 'smug', 'I was ripe for nine minutes. I cherish them.'],
    },
    {
      left: ['mug', 'tired', 'Not before my human.'],
      right: ['toast', 'deadpan', 'Who has not had me yet.'],
      moment: 'morning',
    },
    {
      left: ['banana', 'sad', 'Yesterday I was green and full of hope.'],
      right: ['toast', 'happy', 'Banana bread. Believe in it.'],
    },
    {
      left: ['cheese', 'delighted', 'I only get better with age!'],
      right: ['tomato', 'grumpy', 'Good for you.'],
    },
    {
      left: ['tomato', 'smug', 'I am a fruit.'],
      right: ['cheese', 'sly', 'And yet never invited to the fruit salad.'],
    },
    { left: ['avocado', 'shocked', 'They took my stone!'], right: ['egg', 'deadpan', 'They took my house.'] },
    {
      left: ['toast', 'angry', 'Who fell face down? Me. Always me.'],
      right: ['mug', 'sly', 'Butter luck next time.'],
      remark: 'I apologise for nothing.',
    },
  ],
  describe: ({ left, right }) =>
    `Drawing of breakfast talking. The ${left[0]}: “${left[2]}” The ${right[0]}: “${right[2]}”`,
  draw({ left, right }, random) {
    const palette = random.pick(palettes)
    const sway = random.between(-4, 4)
    return svg(
      1080,
      1080,
      backdrop(random, palette, 1080, 1080),
      table(palette),
      group({ x: 300, y: 900, turn: sway, scale: 1.2 }, foodFigure(left[0], left[1], palette)),
      group(
        { x: 770, y: 900, turn: -sway, scale: 1.2, flip: right[0] === 'mug' },
        foodFigure(right[0], right[1], palette),
      ),
      speech(left[2], {
        x: 340,
        y: 165,
        toX: 300,
        toY: 880 - 1.2 * foodHeights[left[0]],
        width: 500,
        height: 190,
        size: 60,
      }),
      speech(right[2], {
        x: 730,
        y: 370,
        toX: 780,
        toY: 905 - 1.2 * foodHeights[right[0]],
        width: 460,
        height: 170,
        size: 52,
      }),
    )
  },
}

function table(palette: Palette): string {
  const checks = Array.from({ length: 12 }, (_, index) =>
    rect((index % 6) * 180 + (index > 5 ? 90 : 0), index > 5 ? 960 : 860, 90, 100, flat(palette.paper)),
  )
  return (
    rect(-20, 820, 1120, 300, inked(palette.ground)) +
    rect(0, 860, 1080, 200, flat(palette.accent)) +
    checks.join('') +
    rect(-20, 860, 1120, 200, stroke(INK, 8))
  )
}

import { actorBust, sweat } from '#rules/memes/art/actor.ts'
import { scribbles } from '#rules/memes/art/letters.ts'
import { dots, wall } from '#rules/memes/art/scenery.ts'
import { circle, ellipse, flat, group, inked, path, polygon, rect } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate, label } from './template.ts'

export const hardChoice = defineTemplate({
  slug: 'hard-choice',
  name: 'Hard choice',
  keywords: 'two buttons, choice, decision, dilemma, sweating, red button, raccoon',
  boxes: [
    label([96, 74, 408, 166], 'Go to bed on time', { outline: '#fff8ee' }),
    label([576, 74, 408, 166], 'One more episode', { outline: '#fff8ee' }),
    caption([60, 930, 960, 130], 'Me at 11 pm'),
  ],
  draw: () =>
    wall(1080, 1080, '#c8ecdf') +
    dots(1080, 1080, '#aee0cf') +
    group(
      { x: 540, y: 1010, scale: 1.28 },
      actorBust({
        animal: 'raccoon',
        mood: 'nervous',
        shirt: '#5b7fd1',
        wears: sweat(),
        left: { x: -118, y: -330, bend: 70 },
        right: { x: 118, y: -330, bend: 70 },
      }),
    ) +
    console(),
})

function console(): string {
  return (
    polygon([20, 40, 1060, 40, 1060, 470, 20, 470], inked('#8f83cf')) +
    rect(20, 440, 1040, 44, inked('#786bb8'), 10) +
    [300, 780].map((x) => panelPart(x)).join('') +
    path('M540 70V430', { stroke: '#786bb8', width: 10, dash: '4 26' }) +
    [50, 1030].flatMap((x) => [66, 414].map((y) => circle(x, y, 10, inked('#d9d4f7', 5)))).join('')
  )
}

function panelPart(x: number): string {
  return (
    rect(x - 220, 62, 440, 190, inked('#fff8ee'), 20) +
    scribbles(x - 150, 282, 60, 2, '#786bb8', 18) +
    ellipse(x, 384, 138, 54, inked('#4b4a63')) +
    path(`M${x - 106} 342V376Q${x - 100} 420 ${x} 422Q${x + 100} 420 ${x + 106} 376V342Z`, inked('#c9393b')) +
    ellipse(x, 342, 106, 40, inked('#f2564f')) +
    ellipse(x - 30, 330, 42, 12, flat('#ffffff', 0.45))
  )
}

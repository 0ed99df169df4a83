import { actorBust } from '#rules/memes/art/actor.ts'
import { letters, scribbles } from '#rules/memes/art/letters.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { INK, clipped, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, headline, print } from './template.ts'

const PAPER = '#f7f3e8'

export const newspaper = defineTemplate({
  slug: 'newspaper',
  name: 'Newspaper',
  keywords: 'newspaper, news, headline, breaking, press, article, front page',
  width: 960,
  height: 1140,
  boxes: [
    headline([110, 260, 740, 190], 'Local man finds the other sock', { outline: PAPER }),
    print([110, 926, 400, 90], '“It was on my foot”', { outline: PAPER, align: 'LEFT' }),
  ],
  draw: () =>
    wall(960, 1140, '#b9854f') +
    [90, 320, 620, 900, 1080]
      .map((y, index) =>
        path(`M-20 ${y}Q300 ${y + (index % 2 ? 20 : -20)} 980 ${y + 10}`, stroke('#a9713f', 9)),
      )
      .join('') +
    group(
      { x: 480, y: 570, turn: -2 },
      rect(-400, -512, 800, 1050, flat(INK, 0.22), 6),
      rect(-416, -528, 800, 1050, inked('#e9e3d3'), 6),
      rect(-410, -520, 800, 1040, inked(PAPER), 6),
    ) +
    group(
      { x: 472, y: 570, turn: -2 },
      letters('THE DAILY GIGGLE', 0, -474, 54, INK, 11),
      path('M-370 -390H370M-370 -372H370', stroke(INK, 5)),
      clipped(
        'photo',
        rect(-370, -90, 440, 430, {}),
        rect(-370, -90, 440, 430, flat('#c9d3c9')),
        rays(-150, 180, 500, '#bac7bb', 14),
        group(
          { x: -150, y: 400, scale: 1.1 },
          actorBust({
            animal: 'dog',
            mood: 'starry',
            shirt: '#8a93a6',
            left: { x: -116, y: -120 },
            right: { x: 160, y: -360, bend: 30, holds: sock() },
          }),
        ),
      ),
      rect(-370, -90, 440, 430, stroke()),
      scribbles(100, -76, 270, 17, '#a39d8e', 25),
      scribbles(100, 380, 270, 5, '#a39d8e', 25),
      scribbles(-370, 460, 440, 2, '#a39d8e', 25),
    ),
})

function sock(): string {
  return group(
    { y: -50, turn: -10 },
    path('M-26 -60H26V10Q30 40 70 44Q84 80 40 84Q-20 84 -26 40Z', inked('#8f83cf')),
    path('M-26 -36H26', stroke('#ffffff', 10)),
  )
}

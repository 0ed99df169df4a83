import { actor, actorBust } from '#rules/memes/art/actor.ts'
import { bubble, panel } from '#rules/memes/art/frames.ts'
import { wall } from '#rules/memes/art/scenery.ts'
import { flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, label } from './template.ts'

export const meetingSuggestion = defineTemplate({
  slug: 'meeting-suggestion',
  name: 'Meeting suggestion',
  keywords: 'meeting, suggestion, boss, boardroom, thrown out, window, ideas, office',
  width: 1000,
  height: 1240,
  boxes: [
    label([270, 44, 460, 110], 'How do we save money?'),
    label([48, 258, 250, 96], 'Fewer lights'),
    label([372, 258, 250, 96], 'Cheaper paper'),
    label([700, 258, 256, 96], 'Fewer meetings'),
  ],
  draw: () =>
    wall(1000, 1240, '#ffffff') +
    panel(
      'meeting',
      [16, 16, 968, 680],
      '#d9d4f7',
      rect(-10, 520, 1000, 200, flat('#c6bff0')),
      bubble({ x: 484, y: 84, width: 500, height: 130, toX: 700, toY: 180 }),
      group(
        { x: 820, y: 300, scale: 0.56 },
        actorBust({
          animal: 'lion',
          mood: 'happy',
          shirt: '#46506e',
          tie: '#f25f5c',
          left: { x: -120, y: -180, bend: 40 },
          right: { x: 120, y: -120 },
        }),
      ),
      bubble({ x: 157, y: 290, width: 276, height: 108, toX: 170, toY: 396 }),
      bubble({ x: 481, y: 290, width: 276, height: 112, toX: 484, toY: 396 }),
      bubble({ x: 811, y: 290, width: 284, height: 112, toX: 800, toY: 396 }),
      group(
        { x: 170, y: 664, scale: 0.66 },
        actorBust({ animal: 'sheep', mood: 'happy', shirt: '#3f8fa8', tie: '#f4b942' }),
      ),
      group(
        { x: 484, y: 664, scale: 0.66 },
        actorBust({ animal: 'pig', mood: 'content', shirt: '#7fb069', tie: '#5b7fd1' }),
      ),
      group(
        { x: 800, y: 664, scale: 0.66 },
        actorBust({ animal: 'mouse', mood: 'delighted', shirt: '#f4a942', tie: '#5d3a5c' }),
      ),
      rect(-20, 620, 1020, 120, inked('#a9785a')),
      rect(-20, 620, 1020, 24, flat('#c08e6c')),
      [120, 440, 760]
        .map((x) => group({ x, y: 664 }, rect(0, -10, 110, 20, inked('#fffdf6', 6), 4)))
        .join(''),
    ) +
    panel(
      'window',
      [16, 712, 968, 512],
      '#bfe3f7',
      path('M-10 430Q260 380 500 420T980 400V540H-10Z', flat('#8fbf74')),
      rect(560, -20, 440, 560, inked('#9aa5b8')),
      [0, 1]
        .flatMap((column) =>
          [0, 1, 2].map((row) =>
            rect(
              640 + column * 170,
              20 + row * 170,
              120,
              120,
              inked(row === 1 && column === 0 ? '#3b3a5c' : '#dff0fa'),
              6,
            ),
          ),
        )
        .join(''),
      path('M640 210L670 236L650 262L690 280L664 300L700 316V190L676 204L660 190Z', flat('#ffffff', 0.8)),
      [
        [560, 250, 20],
        [600, 330, -30],
        [520, 180, 60],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          group({ x, y, turn }, path('M-18 10L0 -18L20 12Z', inked('#e8f6fd', 6))),
        )
        .join(''),
      path('M330 250Q420 200 560 230M340 330Q430 290 560 290', stroke('#ffffff', 12)),
      group(
        { x: 510, y: 270, turn: -100, scale: 0.84 },
        actor({
          animal: 'mouse',
          mood: 'screaming',
          shirt: '#f4a942',
          tie: '#5d3a5c',
          legs: 'run',
          left: { x: -150, y: -380, bend: 20 },
          right: { x: 150, y: -360, bend: 20 },
        }),
      ),
    ),
})

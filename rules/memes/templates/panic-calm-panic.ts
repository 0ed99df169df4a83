import { sweat } from '#rules/memes/art/actor.ts'
import { critterHead } from '#rules/memes/art/critter.ts'
import { panel } from '#rules/memes/art/frames.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { group } from '#rules/memes/art/svg.ts'
import { defineTemplate, label } from './template.ts'

export const panicCalmPanic = defineTemplate({
  slug: 'panic-calm-panic',
  name: 'Panic, calm, panic',
  keywords: 'panic, calm, kalm, panik, relief, worry, three panels, rabbit',
  width: 960,
  height: 1140,
  boxes: ['The server is down', 'It is only the test server', 'We have no test server'].map((example, row) =>
    label([46, 46 + row * 372, 408, 312], example, { outline: '#fffdf6' }),
  ),
  draw: () =>
    wall(960, 1140, '#fffdf6') +
    [0, 1, 2]
      .map(
        (row) =>
          panel(`text-${row}`, [20, 20 + row * 372, 460, 356], '#fffdf6') +
          panel(
            `face-${row}`,
            [496, 20 + row * 372, 444, 356],
            ['#f2788a', '#8fd1c0', '#d6303f'][row] ?? '#ffffff',
            row === 1 ? '' : rays(222, 210, 420, row === 0 ? '#e8627a' : '#b81f33', 18, row),
            group(
              { x: 222, y: 236, scale: row === 2 ? 0.92 : 0.82, turn: row === 2 ? 6 : 0 },
              critterHead('rabbit', row === 1 ? 'content' : row === 0 ? 'panicked' : 'screaming'),
              row === 1 ? '' : sweat(),
            ),
            letters(['PANIC', 'CALM', 'PANIC'][row] ?? '', 84, 300, 30, '#ffffff', 7),
          ),
      )
      .join(''),
})

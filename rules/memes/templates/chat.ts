import { critterHead } from '#rules/memes/art/critter.ts'
import { dots } from '#rules/memes/art/scenery.ts'
import { INK, circle, clipped, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, print } from './template.ts'

const MINE = '#bfe6c3'

export const chat = defineTemplate({
  slug: 'chat',
  name: 'Chat',
  keywords: 'chat, messages, text, conversation, phone, messenger, reply',
  width: 864,
  height: 1160,
  boxes: [
    print([196, 42, 480, 84], 'Mum', { outline: '#5b7fd1', color: '#ffffff', align: 'LEFT' }),
    print([66, 206, 500, 150], 'Did you eat?', { align: 'LEFT' }),
    print([304, 416, 494, 150], 'Yes, a whole vegetable', { align: 'LEFT', outline: MINE }),
    print([66, 626, 500, 150], 'Which one?', { align: 'LEFT' }),
    print([304, 836, 494, 150], 'Ketchup', { align: 'LEFT', outline: MINE }),
  ],
  draw: () =>
    rect(0, 0, 864, 1160, flat('#dfe8f7')) +
    dots(864, 1160, '#d3dff3', 90, 14) +
    rect(-20, -20, 904, 190, inked('#5b7fd1')) +
    path('M60 56L34 84L60 112', stroke('#ffffff', 12)) +
    clipped(
      'avatar',
      circle(130, 84, 52, {}),
      circle(130, 84, 52, flat('#ffe39a')),
      group({ x: 130, y: 96, scale: 0.42 }, critterHead('panda', 'happy')),
    ) +
    circle(130, 84, 52, stroke(INK, 6)) +
    [56, 84, 112].map((y) => circle(806, y, 8, flat('#ffffff'))).join('') +
    message(36, 190, '#ffffff', false) +
    message(274, 400, MINE, true) +
    message(36, 610, '#ffffff', false) +
    message(274, 820, MINE, true) +
    rect(-20, 1040, 904, 140, inked('#f6f8fd')) +
    rect(30, 1064, 660, 72, inked('#ffffff', 6), 36) +
    path('M64 1084V1116', stroke('#5b7fd1', 7)) +
    circle(770, 1100, 44, inked('#58b368')) +
    path('M752 1082L794 1100L752 1118L760 1100Z', flat('#ffffff')),
})

function message(x: number, y: number, colour: string, isMine: boolean): string {
  const width = 554
  const tip = isMine
    ? `M${x + width - 30} ${y + 140}L${x + width + 22} ${y + 186}L${x + width - 70} ${y + 178}`
    : `M${x + 30} ${y + 140}L${x - 22} ${y + 186}L${x + 70} ${y + 178}`
  return (
    path(`${tip}Z`, inked(colour)) +
    rect(x, y, width, 182, inked(colour), 34) +
    (isMine
      ? path(
          `M${x + width - 74} ${y + 156}l10 10l20 -22M${x + width - 54} ${y + 160}l6 6l20 -22`,
          stroke('#3f8fa8', 5),
        )
      : '')
  )
}

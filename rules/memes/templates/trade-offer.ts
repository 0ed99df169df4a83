import { actorBust, topHat } from '#rules/memes/art/actor.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { dots, wall } from '#rules/memes/art/scenery.ts'
import { circle, group, inked, path, rect } from '#rules/memes/art/svg.ts'
import { defineTemplate, label } from './template.ts'

export const tradeOffer = defineTemplate({
  slug: 'trade-offer',
  name: 'Trade offer',
  keywords: 'trade, offer, exchange, receive, bargain, negotiation, raccoon, swap',
  boxes: [
    label([56, 236, 400, 190], 'Your full attention', { outline: '#e3f3e6' }),
    label([624, 236, 400, 190], 'Fur on all your clothes', { outline: '#fde6e0' }),
  ],
  draw: () =>
    wall(1080, 1080, '#e8d7c3') +
    dots(1080, 1080, '#dcc6ac') +
    rect(140, 24, 800, 116, inked('#a64d5e'), 20) +
    letters('TRADE OFFER', 540, 52, 60, '#ffffff', 13) +
    rect(30, 164, 480, 284, inked('#e3f3e6'), 20) +
    rect(570, 164, 480, 284, inked('#fde6e0'), 20) +
    letters('I RECEIVE', 270, 186, 34, '#3b8a5c', 8) +
    letters('YOU RECEIVE', 810, 186, 34, '#c75146', 8) +
    group(
      { x: 540, y: 960, scale: 1.04 },
      actorBust({
        animal: 'raccoon',
        mood: 'sly',
        shirt: '#46506e',
        tie: '#f4b942',
        wears: topHat('#5d3a5c'),
        left: { x: -230, y: -220, bend: 30 },
        right: { x: 230, y: -220, bend: 30 },
      }),
    ) +
    path('M-20 940H1100V1100H-20Z', inked('#a9785a')) +
    path('M-20 1000H1100', { stroke: '#8f6146', width: 10 }) +
    group({ x: 540, y: 930 }, rect(-90, -20, 180, 30, inked('#fffdf6'), 6)) +
    group(
      { x: 210, y: 930 },
      [-40, 0, 40].map((x) => circle(x, -12, 24, inked('#ffd25e'))).join(''),
      circle(0, -46, 24, inked('#ffd25e')),
    ) +
    group(
      { x: 870, y: 936, turn: -6 },
      path('M-70 0L-60 -80H60L70 0Z', inked('#f7a072')),
      path('M-26 -80Q0 -130 26 -80', { stroke: '#2b2540', width: 8 }),
    ),
})

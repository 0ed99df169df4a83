import { actorBust } from '#rules/memes/art/actor.ts'
import { meadow, tree } from '#rules/memes/art/scenery.ts'
import { INK, flat, group, inked, path, rect } from '#rules/memes/art/svg.ts'
import { mug } from '#rules/memes/art/things.ts'
import { palettes } from '#rules/memes/art/palette.ts'
import { defineTemplate, headline, print } from './template.ts'

const colours = palettes[4]

export const unpopularOpinion = defineTemplate({
  slug: 'unpopular-opinion',
  name: 'Unpopular opinion',
  keywords: 'change my mind, opinion, table, debate, sign, unpopular, duck, convince me',
  height: 860,
  boxes: [
    headline([318, 560, 660, 150], 'Breakfast is the best dinner'),
    print([318, 726, 660, 70], 'Convince me otherwise'),
  ],
  draw: () =>
    meadow(1080, 860, { sky: '#c9e4ff', horizon: 0.5 }) +
    group({ x: 900, y: 420, scale: 1.1 }, tree()) +
    group({ x: 720, y: 410, scale: 0.6 }, tree('#58a66b')) +
    path('M-20 560Q540 520 1100 580V900H-20Z', flat('#d8c9a8')) +
    group(
      { x: 220, y: 580, scale: 1.12 },
      actorBust({
        animal: 'duck',
        mood: 'smug',
        shirt: '#5d3a5c',
        tie: '#f25f5c',
        left: { x: -120, y: -140, bend: 40 },
        right: { x: 140, y: -140, bend: 40 },
      }),
    ) +
    rect(60, 500, 980, 40, inked('#b9854f'), 12) +
    path('M120 540L90 860M980 540L1010 860', { stroke: INK, width: 26 }) +
    path('M120 540L90 860M980 540L1010 860', { stroke: '#a9713f', width: 10 }) +
    rect(290, 536, 716, 280, inked('#ffffff'), 12) +
    path('M318 718H978', { stroke: '#c9d3e6', width: 6 }) +
    group({ x: 480, y: 506, scale: 0.7 }, colours ? mug(colours) : '') +
    group(
      { x: 800, y: 500 },
      rect(-100, -26, 200, 26, inked('#5b7fd1'), 6),
      rect(-86, -52, 180, 26, inked('#f2c063'), 6),
      rect(-94, -78, 170, 26, inked('#7fb069'), 6),
    ),
})

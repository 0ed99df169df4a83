import { actorBust } from '#rules/memes/art/actor.ts'
import { wall } from '#rules/memes/art/scenery.ts'
import { circle, flat, group, inked, path, polygon } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const popcorn = defineTemplate({
  slug: 'popcorn',
  name: 'Popcorn',
  keywords: 'popcorn, watching, drama, cinema, comments, gossip, spectator, mouse',
  boxes: [
    caption([40, 30, 1000, 170], 'Two strangers argue about tabs and spaces'),
    caption([40, 930, 1000, 130], 'Me'),
  ],
  draw: () =>
    wall(1080, 1080, '#3b2a4f') +
    polygon([300, -20, 780, -20, 1100, 700, -20, 700], flat('#f5e9ff', 0.16)) +
    seats(560, 0.8, '#8c3c4c') +
    group(
      { x: 540, y: 1010, scale: 1.55 },
      actorBust({
        animal: 'mouse',
        mood: 'starry',
        shirt: '#4fa3a5',
        left: { x: -70, y: -150, bend: 60 },
        right: { x: 96, y: -236, bend: 90 },
      }),
    ) +
    seats(1000, 1.15, '#a64d5e') +
    group({ x: 500, y: 900, scale: 1.2 }, bucket()),
})

function seats(y: number, scale: number, colour: string): string {
  return [-440, -150, 150, 440]
    .map((x) =>
      group(
        { x: 540 + x * scale, y, scale },
        path('M-130 200V0Q-120 -70 0 -70Q120 -70 130 0V200Z', inked(colour)),
        path('M-90 200V20Q-80 -30 0 -30Q80 -30 90 20V200', { stroke: '#7a3040', width: 7 }),
      ),
    )
    .join('')
}

const corn = (x: number, y: number) =>
  circle(x - 12, y, 18, inked('#fff3c4', 6)) +
  circle(x + 12, y - 6, 18, inked('#ffe9a8', 6)) +
  circle(x, y - 18, 17, inked('#fff8e0', 6))

function bucket(): string {
  return (
    [-70, -24, 24, 70].map((x) => corn(x, -96)).join('') +
    [-44, 4, 50].map((x) => corn(x, -128)).join('') +
    polygon([-110, -96, 110, -96, 84, 110, -84, 110], inked('#ffffff')) +
    [-72, 0, 72]
      .map((x) => polygon([x - 18, -92, x + 18, -92, x * 0.8 + 14, 106, x * 0.8 - 14, 106], flat('#e5484d')))
      .join('') +
    polygon([-110, -96, 110, -96, 84, 110, -84, 110], { stroke: '#2b2540', width: 8 }) +
    corn(150, -190) +
    corn(-150, -170)
  )
}

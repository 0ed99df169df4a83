import { actorBust } from '#rules/memes/art/actor.ts'
import { wall, windowFrame } from '#rules/memes/art/scenery.ts'
import { circle, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { flame, mug } from '#rules/memes/art/things.ts'
import { palettes } from '#rules/memes/art/palette.ts'
import { caption, defineTemplate, label } from './template.ts'

const colours = palettes[0]

export const calmInChaos = defineTemplate({
  slug: 'calm-in-chaos',
  name: 'Calm in chaos',
  keywords: 'this is fine, everything is fine, fire, calm, denial, office, burning, disaster, frog',
  height: 860,
  boxes: [caption([40, 720, 1000, 130], 'Release day'), label([600, 56, 420, 150], 'All good here!')],
  draw: () =>
    wall(1080, 860, '#f7c88a') +
    rect(0, 0, 1080, 860, flat('#e8925a', 0.25)) +
    group(
      { x: 90, y: 90 },
      windowFrame(
        230,
        210,
        rect(0, 0, 230, 210, flat('#f79a3b')) + group({ x: 120, y: 220, scale: 0.9 }, flame(220)),
        'window',
      ),
    ) +
    group(
      { x: 430, y: 100, turn: 12 },
      rect(-60, -60, 120, 150, inked('#fff8ee')),
      path('M-36 60L-10 -20L16 40L40 10', stroke('#d64a4a', 10)),
    ) +
    path('M-20 640H1100V900H-20Z', inked('#a9785a')) +
    smoke() +
    group({ x: 120, y: 690, scale: 1.15 }, flame(330)) +
    group({ x: 930, y: 690, scale: 1.3 }, flame(380)) +
    group({ x: 760, y: 660, scale: 0.6 }, flame(300)) +
    group({ x: 320, y: 660, scale: 0.55 }, flame(280)) +
    path(
      'M606 204H600Q596 56 640 44H990Q1036 44 1036 90V170Q1036 216 990 216H720L600 290L640 216Q606 214 606 190Z',
      inked('#ffffff'),
    ) +
    group(
      { x: 520, y: 690, scale: 1.12 },
      actorBust({
        animal: 'frog',
        mood: 'content',
        shirt: '#5b7fd1',
        tie: '#f4b942',
        left: { x: -110, y: -120 },
        right: { x: 120, y: -190, bend: 60 },
      }),
    ) +
    group({ x: 668, y: 560, scale: 0.6 }, colours ? mug(colours) : '') +
    rect(230, 640, 620, 36, inked('#8f6146'), 12) +
    rect(260, 676, 40, 200, inked('#8f6146')) +
    rect(780, 676, 40, 200, inked('#8f6146')) +
    group(
      { x: 330, y: 640 },
      rect(-76, -110, 150, 100, inked('#4b4a63'), 10),
      rect(-62, -98, 122, 76, flat('#f25f5c'), 4),
      path('M-20 -80L20 -40M20 -80L-20 -40', stroke('#ffffff', 9)),
      rect(-92, -14, 182, 14, inked('#8f8da8'), 7),
    ) +
    group({ x: 90, y: 830, scale: 0.7 }, flame(220)) +
    group({ x: 1000, y: 860, scale: 0.8 }, flame(240)),
})

function smoke(): string {
  return (
    [60, 210, 360, 520, 690, 850, 1010]
      .map((x, index) => circle(x, 4 + (index % 2) * 16, 96, flat('#6b5a6e', 0.85)))
      .join('') +
    [130, 300, 460, 620, 780, 930]
      .map((x, index) => circle(x, -10 + (index % 3) * 12, 80, flat('#4f4157', 0.9)))
      .join('')
  )
}

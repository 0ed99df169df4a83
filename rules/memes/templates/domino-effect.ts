import { actor, shadow } from '#rules/memes/art/actor.ts'
import { wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, flat, group, inked, line, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

const sizes = [90, 134, 190, 270, 380, 530] as const

export const dominoEffect = defineTemplate({
  slug: 'domino-effect',
  name: 'Domino effect',
  keywords: 'domino, effect, consequences, chain reaction, small, big, cause, escalation',
  width: 1200,
  height: 800,
  boxes: [
    caption([40, 60, 440, 170], 'Pressed “reply all”'),
    caption([560, 60, 420, 150], 'New company policy'),
  ],
  draw: () =>
    wall(1200, 800, '#ffd9b8') +
    path('M-20 -20H700L420 820H-20Z', flat('#ffcfa6')) +
    path('M-20 640H1220V820H-20Z', inked('#3f8fa8')) +
    path('M-20 700H1220', stroke('#2f7389', 10)) +
    pieces() +
    group({ x: 150, y: 700 }, shadow(110)) +
    group(
      { x: 150, y: 696, scale: 0.78 },
      actor({
        animal: 'mouse',
        mood: 'nervous',
        shirt: '#f25f5c',
        left: { x: -110, y: -150 },
        right: { x: 150, y: -170, bend: 10 },
      }),
    ),
})

function pieces(): string {
  let x = 300
  return (
    sizes
      .map((height, index) => {
        const width = height * 0.24
        const piece = group(
          { x, y: 690, turn: index === 0 ? 16 : 0 },
          rect(
            0,
            -height,
            width,
            height,
            inked(index === 5 ? '#3a3550' : '#46506e'),
            Math.min(14, width / 4),
          ),
          line(
            [width * 0.15, -height / 2, width * 0.85, -height / 2],
            stroke('#ffffff', Math.max(3, height / 60)),
          ),
          ...[0.24, 0.76].map((part) => circle(width / 2, -height * part, width * 0.14, flat('#ffffff'))),
          ...(index > 2
            ? [0.12, 0.36, 0.64, 0.88].map((part) =>
                circle(width / 2, -height * part, width * 0.1, flat('#ffffff')),
              )
            : []),
        )
        x += width + height * 0.2 + 20
        return piece
      })
      .join('') + path('M262 600Q282 590 292 606', stroke(INK, 8))
  )
}

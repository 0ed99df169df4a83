import { actorBust } from '#rules/memes/art/actor.ts'
import { sparkle } from '#rules/memes/art/effects.ts'
import { rays, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, ellipse, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { defineTemplate, headline, label, print } from './template.ts'

export const medicine = defineTemplate({
  slug: 'medicine',
  name: 'Medicine',
  keywords: 'medicine, pills, cure, advertisement, doctor, remedy, side effects, pharmacy',
  height: 860,
  boxes: [
    headline([90, 226, 380, 130], 'Mondayzol', { outline: '#e8f6fd', color: '#2f7396' }),
    label([90, 500, 380, 110], 'against early meetings', { outline: '#e8f6fd' }),
    print([60, 740, 960, 90], 'May cause Tuesday', { color: '#ffffff', outline: '#2f7396' }),
  ],
  draw: () =>
    wall(1080, 860, '#8fd0e0') +
    rays(280, 400, 900, '#7fc5d8', 16) +
    box() +
    group(
      { x: 780, y: 720, scale: 1.2 },
      actorBust({
        animal: 'panda',
        mood: 'delighted',
        shirt: '#ffffff',
        tie: '#58b368',
        wears: mirror(),
        left: { x: -160, y: -260, bend: 30 },
        right: { x: 116, y: -120 },
      }),
    ) +
    [
      [590, 250],
      [980, 170],
      [960, 480],
    ]
      .map(([x = 0, y = 0]) => group({ x, y }, sparkle(34)))
      .join('') +
    rect(-20, 716, 1120, 170, inked('#2f7396')) +
    pill(560, 660, -20, '#f2564f') +
    pill(470, 690, 14, '#ffd25e'),
})

function box(): string {
  return (
    path('M50 190L90 130H550L510 190Z', inked('#cfe9f3')) +
    path('M510 190L550 130V620L510 680Z', inked('#a9d3e2')) +
    rect(50, 190, 460, 490, inked('#e8f6fd'), 6) +
    rect(50, 376, 460, 96, inked('#f2564f')) +
    circle(106, 424, 32, inked('#ffffff', 6)) +
    path('M106 404V444M86 424H126', stroke('#f2564f', 12)) +
    letters('FORTE 500', 322, 406, 34, '#ffffff', 8) +
    path('M90 640H380', stroke('#9fc8d8', 10))
  )
}

function pill(x: number, y: number, turn: number, colour: string): string {
  return group(
    { x, y, turn },
    rect(-56, -24, 112, 48, inked(colour), 24),
    path('M0 -24H32Q56 -24 56 0Q56 24 32 24H0Z', inked('#ffffff')),
    ellipse(-26, -9, 16, 5, flat('#ffffff', 0.6)),
  )
}

function mirror(): string {
  return (
    path('M-118 -52Q0 -120 118 -52', stroke(INK, 20)) +
    path('M-118 -52Q0 -120 118 -52', stroke('#ffffff', 8)) +
    circle(0, -106, 34, inked('#e9eef7')) +
    circle(0, -106, 12, inked('#9fa5ad', 5))
  )
}

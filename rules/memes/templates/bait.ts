import { INK, circle, ellipse, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { face } from '#rules/memes/art/face.ts'
import { caption, defineTemplate, label } from './template.ts'

export const bait = defineTemplate({
  slug: 'bait',
  name: 'Bait',
  keywords: 'bait, fishing, hook, trap, tempting, fish, sea, clickbait',
  boxes: [
    label([610, 330, 330, 170], 'Free pizza', { outline: '#fff8ee' }),
    caption([60, 910, 460, 130], 'Me'),
    caption([40, 30, 620, 150], 'Mandatory fun day'),
  ],
  draw: () =>
    rect(0, 0, 1080, 1080, flat('#bfe3f7')) +
    rect(0, 230, 1080, 860, flat('#4fa3c4')) +
    rect(0, 560, 1080, 520, flat('#3f8fb0')) +
    path(
      'M-20 234q38 -26 75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0',
      stroke('#8fd0e6', 16),
    ) +
    path('M1040 -20Q900 60 780 70V300', stroke(INK, 6)) +
    rect(590, 300, 380, 230, inked('#fff8ee'), 24) +
    circle(780, 312, 10, inked('#6a6884', 6)) +
    path('M780 530V640Q780 740 700 740Q630 740 632 670', stroke(INK, 26)) +
    path('M780 530V640Q780 740 700 740Q630 740 632 670', stroke('#b9c4d6', 12)) +
    path('M632 640L602 696H664Z', inked('#b9c4d6')) +
    group({ x: 330, y: 700 }, fish()) +
    [
      [520, 560, 16],
      [560, 500, 11],
      [500, 480, 20],
      [100, 500, 14],
      [140, 440, 10],
    ]
      .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, stroke('#ffffff', 6)))
      .join('') +
    [60, 160, 900, 1000]
      .map((x, index) => path(`M${x} 1090q${index % 2 ? 40 : -40} -90 0 -170t0 -130`, stroke('#2f7a5f', 24)))
      .join('') +
    path('M-20 1030Q300 980 620 1030T1100 1010V1100H-20Z', inked('#e8c890')),
})

function fish(): string {
  return (
    path('M-170 0Q-290 -130 -300 -80Q-260 0 -300 80Q-290 130 -170 0Z', inked('#f58b3c')) +
    path('M-40 -120Q20 -210 110 -170Q80 -130 70 -96Z', inked('#f58b3c')) +
    ellipse(0, 0, 210, 140, inked('#ffa54d')) +
    path('M-10 110Q-30 180 50 190Q70 150 60 112Z', inked('#f58b3c')) +
    path('M-90 -70q40 70 0 140M-130 -50q26 50 0 100', stroke('#f58b3c', 12)) +
    group({ x: 80, y: -30, scale: 1.3 }, face('loving', { gap: 42, cheeks: '#ff7d6b' }))
  )
}

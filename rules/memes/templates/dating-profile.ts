import { critterHead } from '#rules/memes/art/critter.ts'
import { dots, meadow, sun, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, clipped, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { defineTemplate, headline, label, print } from './template.ts'

export const datingProfile = defineTemplate({
  slug: 'dating-profile',
  name: 'Dating profile',
  keywords: 'dating, profile, app, swipe, match, single, about me, love',
  width: 860,
  height: 1160,
  boxes: [
    headline([110, 590, 640, 100], 'Brunhilde, 4', { align: 'LEFT' }),
    label([110, 700, 640, 150], 'Likes: long walks to the fridge', { align: 'LEFT' }),
    print([110, 860, 640, 74], '3 metres away, behind you', { align: 'LEFT' }),
  ],
  draw: () =>
    wall(860, 1160, '#ff8fa3') +
    dots(860, 1160, '#ff7d94', 110, 18) +
    rect(70, 50, 740, 920, { fill: INK, opacity: 0.18 }, 46) +
    rect(56, 36, 740, 920, inked('#ffffff'), 46) +
    clipped(
      'photo',
      path('M56 560V82Q56 36 102 36H750Q796 36 796 82V560Z', {}),
      group(
        { x: 56, y: 36, scale: 0.7 },
        meadow(1080, 760, { sky: '#ffe3c2', far: '#f2a65a', near: '#e58e73', horizon: 0.7 }),
        sun(820, 180, 80),
      ),
      path('M250 620Q260 460 430 450Q600 460 610 620Z', inked('#5b7fd1')),
      group(
        { x: 430, y: 330, scale: 1.4 },
        critterHead('pig', 'loving'),
        path(
          'M-70 -96Q-130 -150 -110 -60Q-70 -40 -50 -80Q-30 -50 0 -66Q-10 -130 -70 -96Z',
          inked('#f2566e', 6),
        ),
      ),
    ) +
    path('M56 560V82Q56 36 102 36H750Q796 36 796 82V560Z', stroke()) +
    [0, 1, 2]
      .map((index) => rect(110 + index * 216, 62, 196, 12, flat('#ffffff', index === 0 ? 1 : 0.5), 6))
      .join('') +
    group(
      { x: 240, y: 1050 },
      circle(0, 0, 76, inked('#ffffff')),
      path('M-26 -26L26 26M26 -26L-26 26', stroke('#f2564f', 18)),
    ) +
    group(
      { x: 430, y: 1050 },
      circle(0, 0, 56, inked('#ffffff')),
      path('M0 -34L10 -10L34 -10L14 6L22 32L0 16L-22 32L-14 6L-34 -10L-10 -10Z', flat('#5b7fd1')),
    ) +
    group(
      { x: 620, y: 1050 },
      circle(0, 0, 76, inked('#ffffff')),
      path('M0 44C-66 4 -50 -44 -18 -38Q-4 -34 0 -18Q4 -34 18 -38C50 -44 66 4 0 44Z', flat('#f2566e')),
    ),
})

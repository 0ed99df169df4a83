import { letters } from '#rules/memes/art/letters.ts'
import { INK, circle, ellipse, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { cloudShape, flame } from '#rules/memes/art/things.ts'
import { defineSticker, type MemeSticker } from './sticker.ts'

function stamp(text: string, colour: string, width: number, height = 72): string {
  return group(
    { turn: -8 },
    rect(-width / 2, -80, width, 160, flat('#ffffff', 0.85), 24),
    rect(-width / 2, -80, width, 160, stroke(colour, 18), 24),
    rect(-width / 2 + 22, -58, width - 44, 116, stroke(colour, 6), 12),
    letters(text, 0, -height / 2, height, colour, height / 4.2),
  )
}

const beam = (x: number) =>
  path(`M${x} 0L${x - 130} 230M${x} 0`, stroke('#ff2d3f', 46)) +
  path(`M${x} 0L${x - 130} 230`, stroke('#ffd7da', 16)) +
  circle(x, 0, 60, flat('#ff2d3f', 0.6)) +
  circle(x, 0, 34, flat('#ffd7da'))

const priceTag =
  path('M-190 0L-90 -110H190Q210 -110 210 -90V90Q210 110 190 110H-90Z', inked('#ffd25e', 10)) +
  circle(-106, 0, 24, inked('#ffffff', 9)) +
  path('M-126 -8Q-200 -60 -230 -10', stroke(INK, 9)) +
  letters('$9.99', 68, -30, 60, '#a64d5e', 13)

const tears = [-1, 1]
  .map(
    (side) =>
      path(
        `M${side * 110} -140Q${side * 190} -20 ${side * 150} 150H${side * 60}Q${side * 110} -20 ${side * 70} -140Z`,
        inked('#8fd3f4', 9),
      ) + path(`M${side * 104} -100Q${side * 140} 0 ${side * 116} 110`, stroke('#ffffff', 12)),
  )
  .join('')

const halo =
  ellipse(0, 0, 190, 54, stroke(INK, 52)) +
  ellipse(0, 0, 190, 54, stroke('#ffe066', 32)) +
  path('M-150 -24Q-80 -54 0 -54', stroke('#fff8d8', 10))

const horns =
  path(
    'M-190 120Q-250 -60 -150 -150Q-140 -40 -60 60ZM190 120Q250 -60 150 -150Q140 -40 60 60Z',
    inked('#d6303f', 10),
  ) + path('M-190 40Q-196 -20 -170 -70M190 40Q196 -20 170 -70', stroke('#f2788a', 14))

const bandage = group(
  { turn: -20 },
  rect(-190, -60, 380, 120, inked('#f3d9b8', 10), 58),
  rect(-66, -60, 132, 120, inked('#fff1dc', 8)),
  ...[-26, 26].flatMap((x) => [-22, 22].map((y) => circle(x, y, 9, flat('#b98a63')))),
)

const nose = circle(0, 0, 120, inked('#e5383b', 10)) + ellipse(-40, -44, 36, 24, flat('#ffffff', 0.75))

const anger = group(
  {},
  path(
    'M-40 -130Q-30 -40 -130 -40M40 -130Q30 -40 130 -40M-40 130Q-30 40 -130 40M40 130Q30 40 130 40',
    stroke(INK, 56),
  ),
  path(
    'M-40 -130Q-30 -40 -130 -40M40 -130Q30 -40 130 -40M-40 130Q-30 40 -130 40M40 130Q30 40 130 40',
    stroke('#f2343f', 34),
  ),
)

const rainCloud =
  group({ y: -40, scale: 0.9 }, cloudShape('#6d6f94')) +
  [-120, -40, 40, 120]
    .map((x, index) => path(`M${x} ${70 + (index % 2) * 24}l-20 56`, stroke('#6cc3ee', 18)))
    .join('')

export const drama: readonly MemeSticker[] = [
  defineSticker(
    'drama',
    'stamp-approved',
    'Stamp: approved',
    [620, 280],
    stamp('APPROVED', '#2f9e57', 570, 58),
  ),
  defineSticker('drama', 'stamp-denied', 'Stamp: denied', [500, 260], stamp('DENIED', '#d6303f', 430)),
  defineSticker('drama', 'stamp-fake', 'Stamp: fake', [420, 250], stamp('FAKE', '#d6303f', 340)),
  defineSticker('drama', 'laser-eyes', 'Laser eyes', [480, 420], group({ y: -120 }, beam(-40), beam(150))),
  defineSticker('drama', 'price-tag', 'Price tag', [500, 260], priceTag),
  defineSticker('drama', 'tears', 'Tears', [420, 340], tears),
  defineSticker(
    'drama',
    'flames',
    'Flames',
    [520, 420],
    group({ x: -120, y: 190, scale: 0.9 }, flame(300)) +
      group({ x: 130, y: 190, scale: 0.9 }, flame(280)) +
      group({ y: 200, scale: 1.1 }, flame(350)),
  ),
  defineSticker('drama', 'halo', 'Halo', [460, 180], halo),
  defineSticker('drama', 'devil-horns', 'Devil horns', [520, 340], horns),
  defineSticker('drama', 'bandage', 'Bandage', [440, 280], bandage),
  defineSticker('drama', 'clown-nose', 'Clown nose', [270, 270], nose),
  defineSticker('drama', 'anger', 'Anger', [340, 340], anger),
  defineSticker('drama', 'rain-cloud', 'Rain cloud', [460, 400], rainCloud),
]

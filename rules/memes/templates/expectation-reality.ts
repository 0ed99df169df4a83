import { face } from '#rules/memes/art/face.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { sparkle } from '#rules/memes/art/effects.ts'
import { panel } from '#rules/memes/art/frames.ts'
import { wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, ellipse, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const expectationReality = defineTemplate({
  slug: 'expectation-reality',
  name: 'Expectation and reality',
  keywords: 'expectation, reality, cake, fail, recipe, result, baking',
  height: 760,
  boxes: [
    caption([40, 610, 470, 120], 'My side project'),
    caption([570, 610, 470, 120], 'What runs on the server'),
  ],
  draw: () =>
    wall(1080, 760, '#fff5f8') +
    panel(
      'expectation',
      [20, 20, 510, 720],
      '#c9e4ff',
      tabletop('#8fd1c0'),
      group({ x: 255, y: 560 }, goodCake()),
      group({ x: 90, y: 250 }, sparkle(36)),
      group({ x: 430, y: 330 }, sparkle(44)),
      title('EXPECTATION', '#5b7fd1'),
    ) +
    panel(
      'reality',
      [550, 20, 510, 720],
      '#f3d9b8',
      tabletop('#b98a63'),
      group({ x: 255, y: 560 }, sadCake()),
      title('REALITY', '#a64d5e'),
    ),
})

function title(text: string, colour: string): string {
  return rect(70, 34, 370, 84, inked(colour), 18) + letters(text, 255, 60, 32, '#ffffff', 7)
}

function tabletop(colour: string): string {
  return rect(-20, 520, 560, 240, inked(colour)) + rect(-20, 520, 560, 26, flat('#ffffff', 0.35))
}

const layer = (y: number, width: number, height: number, colour: string) =>
  rect(-width / 2, y, width, height, inked(colour), 22)

const icing = (y: number, width: number) =>
  path(
    `M${-width / 2} ${y}H${width / 2}V${y + 30}q-20 34 -40 0q-20 44 -44 0q-20 30 -40 0${width > 250 ? 'q-20 40 -44 0q-20 30 -40 0' : ''}q-24 40 -${Math.round(width / 2 - (width > 250 ? 104 : 62))} 0Z`,
    inked('#ffffff'),
  )

function goodCake(): string {
  return (
    ellipse(0, 6, 210, 28, inked('#ffffff')) +
    layer(-130, 340, 130, '#ffb3c7') +
    icing(-130, 340) +
    layer(-250, 240, 120, '#ffd3de') +
    icing(-250, 240) +
    group({ x: 0, y: -60 }, face('delighted', { gap: 44, cheeks: '#f2788a' })) +
    [-70, 0, 70]
      .map(
        (x) =>
          rect(x - 9, -330, 18, 80, inked('#6cc3ee', 6), 6) +
          path(`M${x} -334Q${x - 16} -360 ${x} -386Q${x + 16} -360 ${x} -334Z`, inked('#ffd25e', 5)),
      )
      .join('')
  )
}

function sadCake(): string {
  return (
    ellipse(0, 6, 220, 30, inked('#ffffff')) +
    path(
      'M-180 0Q-210 -60 -150 -110Q-160 -170 -80 -170Q-40 -240 40 -190Q130 -210 130 -120Q200 -90 176 0Z',
      inked('#a9713f'),
    ) +
    path(
      'M-150 -110Q-120 -60 -96 -100Q-70 -20 -40 -110Q0 -40 30 -100Q60 -60 80 -110L130 -120Q130 -210 40 -190Q-40 -240 -80 -170Q-160 -170 -150 -110Z',
      inked('#e7c9d2'),
    ) +
    group({ x: 0, y: -56, turn: -6 }, face('crying', { gap: 48 })) +
    group({ x: 110, y: -190, turn: 52 }, rect(-9, -80, 18, 80, inked('#6cc3ee', 6), 6)) +
    path('M180 -246q-18 -26 0 -50t0 -46M150 -230q-14 -22 0 -44', stroke('#6b5a52', 9)) +
    [-220, 210, 236].map((x, index) => circle(x, 30 - index * 12, 12, inked('#a9713f', 6))).join('') +
    path('M-190 40Q-240 44 -250 20', stroke(INK, 0.1))
  )
}

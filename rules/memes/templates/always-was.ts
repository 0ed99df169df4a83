import { critterHead } from '#rules/memes/art/critter.ts'
import type { CritterName } from '#rules/memes/art/critters.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { sparkle } from '#rules/memes/art/effects.ts'
import { bubble } from '#rules/memes/art/frames.ts'
import {
  INK,
  blob,
  circle,
  clipped,
  ellipse,
  flat,
  group,
  inked,
  path,
  rect,
  stroke,
} from '#rules/memes/art/svg.ts'
import { caption, defineTemplate, label } from './template.ts'

export const alwaysWas = defineTemplate({
  slug: 'always-was',
  name: 'It always was',
  keywords: 'always has been, astronauts, space, planet, realization, wait, it is all',
  width: 1200,
  height: 800,
  boxes: [
    caption([50, 420, 340, 130], 'The whole internet'),
    label([420, 44, 350, 130], 'Wait, it is all cat pictures?'),
    label([850, 70, 300, 110], 'Always was'),
  ],
  draw: () =>
    rect(0, 0, 1200, 800, flat('#1d1b40')) +
    Array.from({ length: 50 }, (_, index) =>
      circle((index * 211) % 1200, (index * 137) % 800, 2 + (index % 3), flat('#fff3c4')),
    ).join('') +
    [
      [460, 300],
      [1120, 420],
      [60, 80],
    ]
      .map(([x = 0, y = 0]) => group({ x, y }, sparkle(20, '#fff3c4')))
      .join('') +
    planet() +
    bubble({ x: 595, y: 110, width: 400, height: 160, toX: 640, toY: 270 }) +
    bubble({ x: 1000, y: 124, width: 340, height: 140, toX: 980, toY: 270 }) +
    group({ x: 640, y: 560, turn: -8, scale: 1.06 }, astronaut('dog', 'shocked', '#f4b942', false)) +
    group({ x: 960, y: 580, turn: 6, scale: 1.06 }, astronaut('fox', 'sly', '#5b7fd1', true)),
})

function planet(): string {
  return (
    clipped(
      'planet',
      circle(190, 480, 300, {}),
      circle(190, 480, 300, flat('#5fb4c9')),
      blob([60, 300, 190, 260, 300, 330, 250, 430, 130, 440, 40, 380], flat('#8fbf74')),
      blob([200, 560, 330, 520, 420, 600, 340, 720, 210, 690], flat('#8fbf74')),
      blob([-100, 520, 20, 510, 60, 600, -40, 680], flat('#8fbf74')),
      ellipse(330, 480, 200, 320, flat(INK, 0.18)),
    ) + circle(190, 480, 300, stroke())
  )
}

function astronaut(animal: CritterName, mood: Mood, stripe: string, isPointing: boolean): string {
  return (
    path('M-60 120Q-76 190 -60 214H-8V130H8V214H60Q76 190 60 120Z', inked('#ffffff')) +
    path('M-96 -40Q-100 130 -70 146H70Q100 130 96 -40Z', inked('#ffffff')) +
    path('M-92 40H92', stroke(stripe, 18)) +
    rect(-40, 66, 80, 50, inked('#cfd9ee', 6), 10) +
    circle(-18, 90, 8, flat('#f25f5c')) +
    circle(12, 90, 8, flat('#58b368')) +
    circle(0, -130, 138, inked('#ffffff')) +
    circle(0, -126, 112, inked('#7f8fc4')) +
    group({ y: -110, scale: 0.72 }, critterHead(animal, mood)) +
    path('M-84 -186Q-60 -226 -10 -232', stroke('#ffffff', 12)) +
    (isPointing
      ? path('M-84 -10Q-130 0 -176 -26', stroke(INK, 62)) +
        path('M-84 -10Q-130 0 -176 -26', stroke('#ffffff', 46)) +
        group(
          { x: -206, y: -34, turn: 190 },
          path('M0 0Q40 -46 90 -30Q50 -20 30 16Q16 26 0 0Z', inked('#ffd94d')),
        ) +
        circle(-186, -28, 28, inked(stripe))
      : path('M-84 -10Q-140 10 -150 70', stroke(INK, 62)) +
        path('M-84 -10Q-140 10 -150 70', stroke('#ffffff', 46)) +
        circle(-152, 80, 28, inked(stripe))) +
    path('M84 -10Q140 20 150 80', stroke(INK, 62)) +
    path('M84 -10Q140 20 150 80', stroke('#ffffff', 46)) +
    circle(152, 90, 28, inked(stripe))
  )
}

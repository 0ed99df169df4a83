import { critterHead } from '#rules/memes/art/critter.ts'
import { letters } from '#rules/memes/art/letters.ts'
import { panel } from '#rules/memes/art/frames.ts'
import { wall, windowFrame } from '#rules/memes/art/scenery.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { INK, circle, flat, group, inked, path, rect, stroke } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const asleepAwake = defineTemplate({
  slug: 'asleep-awake',
  name: 'Asleep, awake',
  keywords: 'sleep, awake, night, bed, insomnia, wide eyes, koala, 3 am',
  width: 960,
  boxes: [
    caption([40, 34, 560, 140], 'An alarm, a thunderstorm, a marching band'),
    caption([40, 566, 560, 140], 'A mail from 2014 I forgot to answer'),
  ],
  draw: () =>
    wall(960, 1080, '#eef2ff') +
    panel('asleep', [16, 16, 928, 516], '#3d3f78', bedroom('asleep', false)) +
    panel('awake', [16, 548, 928, 516], '#2a2b57', bedroom('awake', true)),
})

function bedroom(id: string, isAwake: boolean): string {
  const night =
    rect(0, 0, 240, 190, flat('#1d2250')) +
    [40, 60, 110, 30, 190, 120, 84, 150]
      .map((x, index) => circle(x, (index * 47) % 180, 4, flat('#fff3c4')))
      .join('') +
    path('M170 30A44 44 0 1 0 210 96A36 36 0 1 1 170 30Z', flat('#ffe9a8'))
  const mood: Mood = isAwake ? 'screaming' : 'asleep'
  return (
    group({ x: 646, y: 40 }, windowFrame(240, 190, night, `window-${id}`)) +
    rect(-20, 470, 980, 80, inked('#4b3f72')) +
    rect(40, 180, 60, 330, inked('#8f6146'), 16) +
    path('M70 250Q70 200 130 206H420Q470 214 470 300V400H70Z', inked('#fff8ee')) +
    group({ x: 270, y: 290, scale: 1.08 }, critterHead('koala', isAwake ? 'shocked' : mood)) +
    (isAwake ? eyes() : '') +
    path('M60 480V380Q120 340 240 372Q420 420 560 370Q760 330 900 380V480Z', inked('#f2b84b')) +
    path(
      'M150 364L190 470M330 388L340 470M520 380L506 470M700 352L680 470M850 364L830 470',
      stroke('#d99a2c', 14),
    ) +
    rect(880, 260, 48, 250, inked('#8f6146'), 16) +
    (isAwake ? '' : snore())
  )
}

const eye = (x: number) =>
  circle(x, 272, 44, inked('#ffffff')) +
  circle(x, 276, 13, flat(INK)) +
  path(
    `M${x - 30} 290l14 -8M${x + 30} 290l-14 -8M${x - 26} 252l12 8M${x + 26} 252l-12 8`,
    stroke('#f08a8a', 4),
  )

function eyes(): string {
  return eye(214) + eye(326)
}

function snore(): string {
  return (
    letters('Z', 474, 246, 30, '#ffffff', 8) +
    letters('Z', 526, 212, 40, '#ffffff', 10) +
    letters('Z', 592, 176, 48, '#ffffff', 12)
  )
}

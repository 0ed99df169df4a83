import { critterHead } from '#rules/memes/art/critter.ts'
import { tree } from '#rules/memes/art/scenery.ts'
import { INK, circle, flat, group, inked, path, polygon, rect, stroke } from '#rules/memes/art/svg.ts'
import { cloudShape } from '#rules/memes/art/things.ts'
import { caption, defineTemplate, print } from './template.ts'

export const exitRamp = defineTemplate({
  slug: 'exit-ramp',
  name: 'Exit ramp',
  keywords: 'highway, car, swerve, left exit, turn off, choice, drift, road',
  boxes: [
    print([118, 96, 370, 190], 'Finish the report', { color: '#ffffff', outline: '#3b8a5c' }),
    print([592, 96, 370, 190], 'Reorganize all my icons', { color: '#ffffff', outline: '#3b8a5c' }),
    caption([580, 940, 470, 120], 'Me, 4 pm'),
  ],
  draw: () =>
    rect(0, 0, 1080, 1080, flat('#bfe3f7')) +
    group({ x: 120, y: 430, scale: 0.36 }, cloudShape('#ffffff')) +
    group({ x: 850, y: 440, scale: 0.3 }, cloudShape('#ffffff')) +
    path('M-20 560Q260 500 540 545T1100 520V1100H-20Z', inked('#8fbf74')) +
    path('M-20 640Q300 600 1100 620V1100H-20Z', flat('#7fb069')) +
    path('M520 1110Q520 820 1110 690V880Q860 920 820 1110Z', inked('#6a6884')) +
    polygon([396, 560, 470, 560, 600, 1100, -40, 1100], inked('#6a6884')) +
    polygon([494, 980, 560, 980, 590, 1096, 506, 1096], flat('#6a6884')) +
    path('M433 572L280 1090', { stroke: '#fff8ee', width: 12, dash: '40 46' }) +
    path('M680 1090Q760 860 1100 780', { stroke: '#fff8ee', width: 10, dash: '40 40' }) +
    group({ x: 960, y: 620, scale: 0.5 }, tree()) +
    group({ x: 130, y: 700, scale: 0.8 }, tree('#58a66b')) +
    gantry() +
    skidMarks() +
    group({ x: 770, y: 790, turn: -6, scale: 1.15 }, car()),
})

function gantry(): string {
  return (
    rect(58, 60, 24, 560, inked('#9fa5ad')) +
    rect(998, 60, 24, 560, inked('#9fa5ad')) +
    rect(40, 40, 1000, 24, inked('#9fa5ad'), 10) +
    rect(96, 72, 414, 330, inked('#3b8a5c'), 22) +
    rect(570, 72, 414, 330, inked('#3b8a5c'), 22) +
    rect(108, 84, 390, 306, stroke('#ffffff', 6), 16) +
    rect(582, 84, 390, 306, stroke('#ffffff', 6), 16) +
    path('M303 376V308M268 338L303 304L338 338', stroke('#ffffff', 16)) +
    path('M740 374Q744 328 800 326M776 298L808 326L780 356', stroke('#ffffff', 16))
  )
}

function skidMarks(): string {
  return (
    path('M330 1100Q470 1010 620 880', stroke(INK, 16)) +
    path('M440 1100Q580 1020 700 920', stroke(INK, 16)) +
    [0, 60, 110].map((dx) => circle(470 + dx, 900 - dx * 0.5, 30 - dx * 0.12, flat('#ffffff', 0.75))).join('')
  )
}

const wheel = (x: number) => circle(x, 40, 42, inked('#3a3550')) + circle(x, 40, 18, inked('#cfd9ee', 6))

function car(): string {
  return (
    group({ x: 10, y: -116, scale: 0.5 }, critterHead('dog', 'starry')) +
    path('M-100 -66Q-84 -140 -60 -146M110 -66Q100 -130 74 -146', stroke(INK, 10)) +
    path('M-210 30Q-226 -50 -150 -62L-110 -66H120L190 -50Q226 -40 214 30Z', inked('#f25f5c')) +
    path('M-200 4H208', stroke('#d64a4a', 12)) +
    rect(176, -30, 30, 24, inked('#ffe066', 6), 8) +
    path('M-20 -60V26M60 -60V26', stroke('#b93a3a', 6)) +
    wheel(-120) +
    wheel(124)
  )
}

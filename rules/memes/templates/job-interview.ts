import { actorBust, glasses, sweat } from '#rules/memes/art/actor.ts'
import { bubble } from '#rules/memes/art/frames.ts'
import { room, windowFrame } from '#rules/memes/art/scenery.ts'
import { flat, group, inked, path, rect } from '#rules/memes/art/svg.ts'
import { pottedPlant } from '#rules/memes/art/things.ts'
import { palettes } from '#rules/memes/art/palette.ts'
import { defineTemplate, label } from './template.ts'

const colours = palettes[1]

export const jobInterview = defineTemplate({
  slug: 'job-interview',
  name: 'Job interview',
  keywords: 'job, interview, question, answer, career, honest, boss, applicant',
  height: 900,
  boxes: [
    label([60, 60, 430, 170], 'What is your biggest weakness?'),
    label([600, 100, 420, 140], 'Listening. Wait, what?'),
  ],
  draw: () =>
    room(1080, 900, { back: '#c8ecdf', floor: '#5fb49c', stripes: '#bfe6d7' }) +
    group(
      { x: 470, y: 300 },
      windowFrame(
        190,
        170,
        rect(0, 0, 190, 170, flat('#e8f6fd')) +
          path('M0 170V110L40 80L80 120L120 70L190 130V170Z', flat('#9aa5b8')),
        'window',
      ),
    ) +
    bubble({ x: 275, y: 146, width: 490, height: 210, toX: 260, toY: 380 }) +
    bubble({ x: 810, y: 170, width: 480, height: 180, toX: 830, toY: 380 }) +
    group(
      { x: 250, y: 740, scale: 1.06 },
      actorBust({
        animal: 'lion',
        mood: 'content',
        shirt: '#46506e',
        tie: '#f25f5c',
        wears: glasses(),
        left: { x: -116, y: -120 },
        right: { x: 130, y: -150, bend: 30 },
      }),
    ) +
    group(
      { x: 840, y: 740, scale: 1.06 },
      actorBust({
        animal: 'sheep',
        mood: 'nervous',
        shirt: '#f4b942',
        wears: sweat(),
        left: { x: -60, y: -140, bend: 50 },
        right: { x: 60, y: -140, bend: 50 },
      }),
    ) +
    rect(60, 700, 960, 40, inked('#b9854f'), 12) +
    rect(100, 740, 880, 180, inked('#a9713f')) +
    group({ x: 540, y: 704, scale: 0.8 }, colours ? pottedPlant(colours) : '') +
    group({ x: 380, y: 690 }, rect(-60, -16, 130, 24, inked('#fffdf6', 6), 4)),
})

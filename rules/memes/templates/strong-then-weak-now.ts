import { actor, shadow } from '#rules/memes/art/actor.ts'
import { critterHead, furOf } from '#rules/memes/art/critter.ts'
import { dots, wall } from '#rules/memes/art/scenery.ts'
import { INK, circle, ellipse, group, inked, path, rect, stroke, tube } from '#rules/memes/art/svg.ts'
import { caption, defineTemplate } from './template.ts'

export const strongThenWeakNow = defineTemplate({
  slug: 'strong-then-weak-now',
  name: 'Strong then, weak now',
  keywords: 'strong, weak, muscles, past, present, then, now, lion, small',
  boxes: [caption([40, 30, 600, 150], 'Me planning the day'), caption([680, 480, 370, 130], 'Me at 2 pm')],
  draw: () =>
    wall(1080, 1080, '#fbd3df') +
    dots(1080, 1080, '#f6bccd', 120, 18) +
    path('M-20 900H1100V1100H-20Z', inked('#4fa3a5')) +
    group({ x: 384, y: 1000 }, shadow(270), strongLion()) +
    group({ x: 888, y: 1000, scale: 0.62 }, shadow(150), weakLion()),
})

function strongLion(): string {
  const fur = furOf('lion')
  const arm = (flip: boolean) =>
    group(
      { x: flip ? -190 : 190, y: -520, flip },
      path(
        'M-60 -30Q40 -110 130 -40Q190 20 160 120Q150 200 120 250Q60 290 20 240Q-10 160 30 100Q-30 90 -60 -30Z',
        inked(fur),
      ),
      path('M30 100Q70 110 96 70', stroke(INK, 7)),
      circle(74, 262, 48, inked(fur)),
    )
  return (
    path('M-110 -260Q-140 -60 -120 -10H-20L0 -150L20 -10H120Q140 -60 110 -260Z', inked('#5b7fd1')) +
    ellipse(-74, -8, 66, 24, inked(INK)) +
    ellipse(74, -8, 66, 24, inked(INK)) +
    path(
      'M-240 -560Q-120 -640 0 -620Q120 -640 240 -560Q260 -400 150 -250Q0 -210 -150 -250Q-260 -400 -240 -560Z',
      inked(fur),
    ) +
    path(
      'M0 -500V-270M-130 -440Q-60 -370 -4 -430M130 -440Q60 -370 4 -430M-70 -340H70M-62 -300H62',
      stroke('#cf9440', 10),
    ) +
    rect(-130, -268, 260, 36, inked('#f25f5c'), 10) +
    arm(true) +
    arm(false) +
    group({ y: -690, scale: 0.86 }, critterHead('lion', 'smug'))
  )
}

function weakLion(): string {
  return (
    tube([-70, -40, -160, -20, -190, -60], furOf('lion'), 24) +
    actor({
      animal: 'lion',
      mood: 'pleading',
      shirt: '#8ac6d0',
      trousers: '#5b7fd1',
      headY: 12,
      tilt: -6,
      left: { x: -50, y: -160, bend: 60 },
      right: { x: 50, y: -160, bend: 60 },
    })
  )
}

import type { Random } from '../../random.ts'
import { backdrop } from '../backdrop.ts'
import { captions } from '../caption.ts'
import { face, type Mood } from '#rules/memes/art/face.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import {
  INK,
  SUN,
  circle,
  ellipse,
  flat,
  group,
  inked,
  line,
  path,
  rect,
  stroke,
  svg,
  tube,
} from '#rules/memes/art/svg.ts'

type Held = 'broom' | 'flower' | 'cable' | 'cake' | 'nothing'
type RobotJoke = Joke & { top: string; bottom: string; mood: Mood; held: Held }

export const robot: Scene<RobotJoke> = {
  name: 'robot',
  width: 864,
  height: 1080,
  topics: ['code', 'home'],
  jokes: [
    { top: 'I have vacuumed', bottom: 'the cat', mood: 'delighted', held: 'broom', topics: ['animals'] },
    {
      top: 'I am not a robot',
      bottom: 'I ticked the box',
      mood: 'sly',
      held: 'nothing',
      remark: 'Found all the traffic lights, too.',
    },
    { top: 'Have you tried', bottom: 'turning yourself off and on again', mood: 'content', held: 'cable' },
    { top: 'My hobbies', bottom: 'charging', mood: 'tired', held: 'cable' },
    { top: 'I learned love', bottom: 'from your shopping list', mood: 'happy', held: 'flower' },
    {
      top: 'Cake is ready',
      bottom: 'I baked it at 9000 degrees',
      mood: 'worried',
      held: 'cake',
      topics: ['food'],
    },
    { top: 'Update 1 of 1', bottom: 'please stay still for 3 hours', mood: 'asleep', held: 'nothing' },
    {
      top: 'Error 404',
      bottom: 'motivation not found',
      mood: 'deadpan',
      held: 'broom',
      topics: ['office'],
      moment: 'monday',
    },
  ],
  describe: ({ top, bottom, held }) =>
    `Drawing of a small robot${held === 'nothing' ? '' : ` with a ${held}`}. Caption: “${top} – ${bottom}”`,
  draw({ top, bottom, mood, held }, random) {
    const palette = random.pick(palettes)
    return svg(
      864,
      1080,
      backdrop(random, palette, 864, 1080),
      rect(-20, 790, 904, 310, inked(palette.ground)),
      ellipse(420, 840, 230, 34, flat(palette.groundDeep)),
      group({ x: 420, y: 840 }, body(random, palette, mood, held)),
      captions(top, bottom, 864, 1080),
    )
  },
}

function body(random: Random, palette: Palette, mood: Mood, held: Held): string {
  const antenna = random.pick([
    path('M0 -600V-650', stroke(INK, 12)) + circle(0, -668, 24, inked(palette.accent)),
    path('M-60 -600L-90 -660M60 -600L90 -660', stroke(INK, 12)) +
      circle(-94, -668, 18, inked(palette.accent)) +
      circle(94, -668, 18, inked(palette.accent)),
    path('M-40 -600Q0 -680 40 -600Z', inked(palette.accent)),
  ])
  const legs = random.chance(0.5)
    ? tube([-70, -120, -74, -60, -74, -20], '#8a8aa3', 34) +
      tube([70, -120, 74, -60, 74, -20], '#8a8aa3', 34) +
      ellipse(-84, -8, 66, 28, inked(palette.mainDeep)) +
      ellipse(84, -8, 66, 28, inked(palette.mainDeep))
    : rect(-150, -80, 300, 80, inked('#5a586f'), 40) +
      [-90, 0, 90].map((x) => circle(x, -40, 20, inked('#8a8aa3', 6))).join('')
  return (
    antenna +
    legs +
    tube([-140, -290, -220, -240, -200, -160], '#8a8aa3', 30) +
    circle(-198, -150, 32, inked(palette.mainDeep)) +
    group({ x: 300, y: -330 }, thing(held, palette)) +
    tube([140, -290, 240, -250, 296, -320], '#8a8aa3', 30) +
    circle(300, -336, 32, inked(palette.mainDeep)) +
    rect(-140, -340, 280, 240, inked(palette.main), 40) +
    rect(-84, -296, 168, 96, inked(palette.paper, 6), 14) +
    line([-64, -246, -36, -246, -20, -276, 4, -220, 20, -246, 64, -246], stroke(palette.accentDeep, 7)) +
    [-50, 0, 50]
      .map((x, index) => circle(x, -156, 15, inked(['#ff7a70', '#ffd25e', '#7fd18b'][index] ?? '#ffffff', 6)))
      .join('') +
    rect(-200, -600, 400, 260, inked(palette.main), 60) +
    rect(-164, -566, 328, 190, inked('#2f3350'), 40) +
    group({ y: -488 }, face(mood, { gap: 66, drop: 52, scale: 1.15, ink: '#8ff0d8' })) +
    circle(-206, -470, 26, inked(palette.accent)) +
    circle(206, -470, 26, inked(palette.accent))
  )
}

function thing(held: Held, palette: Palette): string {
  switch (held) {
    case 'broom':
      return (
        line([0, -150, 0, 260], stroke(INK, 18)) +
        path('M-60 350L-36 240H36L60 350Z', inked('#e8b85a')) +
        path('M-24 340V280M0 340V280M24 340V280', stroke(INK, 5))
      )
    case 'flower':
      return (
        line([0, 40, 0, -130], stroke('#4f9a5f', 14)) +
        [0, 72, 144, 216, 288]
          .map((turn) => group({ y: -160, turn }, ellipse(0, -40, 26, 36, inked(palette.accent))))
          .join('') +
        circle(0, -160, 24, inked(SUN))
      )
    case 'cable':
      return (
        path('M0 0Q60 120 -10 200T40 330', stroke(INK, 14)) +
        rect(-22, -90, 44, 70, inked('#5a586f'), 8) +
        path('M-10 -90v-34M10 -90v-34', stroke(INK, 9))
      )
    case 'cake':
      return (
        rect(-80, -110, 160, 80, inked('#4b3a3a'), 10) +
        path('M-80 -80q20 34 40 0t40 0t40 0t40 0', inked('#6b4f4f', 6)) +
        rect(-100, -34, 200, 18, inked(palette.paper, 6), 8) +
        path('M-30 -130q-14 -30 0 -50t0 -50M30 -130q-14 -30 0 -50t0 -50', stroke('#8a8aa3', 9))
      )
    case 'nothing':
      return ''
  }
}

import type { Random } from '../../random.ts'
import type { Mood } from '#rules/memes/art/face.ts'
import { critterHead, furOf } from '#rules/memes/art/critter.ts'
import type { CritterName } from '#rules/memes/art/critters.ts'
import { cloudShape, fence, flame } from '#rules/memes/art/things.ts'
import { captions } from '../caption.ts'
import { palettes, type Palette } from '#rules/memes/art/palette.ts'
import { withArticle, type Joke, type Scene } from '../scene.ts'
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

type BarbecueJoke = Joke & { top: string; bottom: string; mood: Mood; cook?: CritterName }

export const barbecue: Scene<BarbecueJoke> = {
  name: 'barbecue',
  width: 1080,
  height: 1080,
  topics: ['food', 'animals'],
  jokes: [
    { top: 'How would you like your sausage', bottom: 'crunchy, or very crunchy?', mood: 'happy' },
    { top: 'The recipe said medium heat', bottom: 'I am a very bad dog', mood: 'worried' },
    {
      top: 'The release went well',
      bottom: 'why do you ask',
      mood: 'deadpan',
      topics: ['code'],
      remark: 'Calm is a skill.',
    },
    { top: 'Smoke means', bottom: 'it is nearly done', mood: 'content' },
    { top: 'I only turned my back', bottom: 'for one squirrel', mood: 'shocked' },
    { top: 'I volunteered for one thing', bottom: 'one', mood: 'tired', cook: 'bear' },
    {
      top: 'My project, two days',
      bottom: 'before the deadline',
      mood: 'panicked',
      topics: ['office'],
      cook: 'penguin',
    },
    { top: 'Vegetables', bottom: 'now also available in black', mood: 'smug', cook: 'raccoon' },
  ],
  describe: ({ top, bottom, cook = 'dog' }) =>
    `Drawing of ${withArticle(cook)} in an apron beside a barbecue in flames. Caption: “${top} – ${bottom}”`,
  draw({ top, bottom, mood, cook = 'dog' }, random) {
    const palette = random.pick(palettes)
    return svg(
      1080,
      1080,
      garden(random, palette),
      group({ x: 760, y: 900 }, grill(random, palette)),
      group({ x: 320, y: 900 }, chef(palette, cook, mood)),
      captions(top, bottom, 1080, 1080),
    )
  },
}

function garden(random: Random, palette: Palette): string {
  return (
    rect(0, 0, 1080, 1080, flat(palette.back)) +
    circle(random.pick([170, 900]), 250, 90, flat(SUN)) +
    group({ x: random.between(350, 760), y: 290, scale: 0.6 }, cloudShape(palette.paper)) +
    group({ x: -30, y: 780 }, fence(1150, palette.paper)) +
    rect(-20, 760, 1120, 340, inked(palette.ground)) +
    [120, 330, 560, 830, 990]
      .map((x, index) =>
        path(`M${x} ${860 + (index % 3) * 60}l-14 -34m14 34v-42m0 42l14 -34`, stroke(palette.groundDeep, 9)),
      )
      .join('')
  )
}

function grill(random: Random, palette: Palette): string {
  const burning = [-110, 100, 0].map((x, index) =>
    group({ x, y: -300 }, flame((index === 2 ? 400 : 270) * random.between(0.9, 1.1))),
  )
  return (
    line([-90, -150, -150, 10], stroke(INK, 20)) +
    line([90, -150, 150, 10], stroke(INK, 20)) +
    line([0, -120, 0, 0], stroke(INK, 20)) +
    burning.join('') +
    path('M-210 -310H210Q210 -120 0 -120Q-210 -120 -210 -310Z', inked(palette.main)) +
    path('M-160 -270Q-150 -180 -60 -160', stroke(palette.mainDeep, 16)) +
    rect(-230, -330, 460, 34, inked('#5a586f'), 14) +
    [-120, 10]
      .map((x) =>
        group({ x, y: -346, turn: random.between(-8, 8) }, rect(-10, -18, 120, 38, inked('#4b3a3a'), 19)),
      )
      .join('')
  )
}

function chef(palette: Palette, cook: CritterName, mood: Mood): string {
  const fur = furOf(cook)
  return (
    tube([-50, -60, -56, -20, -60, 0], fur, 60) +
    tube([50, -60, 56, -20, 60, 0], fur, 60) +
    ellipse(-72, 6, 60, 26, inked(fur)) +
    ellipse(72, 6, 60, 26, inked(fur)) +
    path('M-130 -40Q-170 -330 -70 -380H70Q170 -330 130 -40Z', inked(fur)) +
    path('M-100 -44Q-112 -240 -62 -330H62Q112 -240 100 -44Z', inked(palette.paper)) +
    path('M-60 -150H60V-100Q0 -60 -60 -100Z', inked(palette.accent)) +
    path(
      'M0 -286C-18 -320 -56 -296 -36 -262Q-20 -240 0 -226Q20 -240 36 -262C56 -296 18 -320 0 -286Z',
      flat(palette.main),
    ) +
    tube([-110, -320, -180, -240, -150, -160], fur, 46) +
    tube([110, -320, 190, -300, 250, -360], fur, 46) +
    line([235, -330, 320, -480], stroke(INK, 16)) +
    group(
      { x: 334, y: -506, turn: 30 },
      rect(-34, -50, 68, 74, inked('#c9ccd8'), 8) + path('M-12 -34v40M12 -34v40', stroke(INK, 6)),
    ) +
    group({ y: -470 }, critterHead(cook, mood)) +
    group(
      { y: -566, turn: -6 },
      path('M-70 10Q-130 -30 -90 -80Q-70 -130 0 -120Q70 -130 90 -80Q130 -30 70 10Z', inked('#ffffff')) +
        rect(-72, -10, 144, 42, inked('#ffffff'), 8),
    )
  )
}

import { views, type View } from '../figures/views.ts'
import { textBox } from '../lettering.ts'
import { palettes } from '#rules/memes/art/palette.ts'
import type { Joke, Scene } from '../scene.ts'
import { clipped, flat, group, line, rect, stroke, svg } from '#rules/memes/art/svg.ts'

type PosterJoke = Joke & { title: string; text: string; view: View }

export const poster: Scene<PosterJoke> = {
  name: 'poster',
  width: 864,
  height: 1080,
  topics: ['office', 'thoughts'],
  jokes: [
    { title: 'Teamwork', text: 'because blaming only yourself is lonely', view: 'island' },
    { title: 'Ambition', text: 'the view is nice from the sofa, too', view: 'peak' },
    { title: 'Patience', text: 'it will be Friday eventually. Statistically.', view: 'desert' },
    { title: 'Change', text: 'mostly coins, and under the seat', view: 'sea' },
    { title: 'Vision', text: 'I can see my bed from here', view: 'balloon' },
    { title: 'Courage', text: 'eating the yoghurt that expired yesterday', view: 'peak', topics: ['food'] },
    { title: 'Persistence', text: 'the fly, the window, me', view: 'desert' },
    { title: 'Perspective', text: 'from up here my inbox looks empty', view: 'space' },
    { title: 'Balance', text: 'one snack in each hand', view: 'sea', topics: ['food'] },
    {
      title: 'Leadership',
      text: 'someone has to hold the map upside down',
      view: 'island',
      topics: ['travel'],
    },
    { title: 'Curiosity', text: 'what does this button d', view: 'space', topics: ['code'] },
  ],
  describe: ({ title, text, view }) =>
    `A motivational poster showing ${viewNames[view]}: “${title} – ${text}”`,
  draw({ title, text, view }, random) {
    const palette = random.pick(palettes)
    const frame = random.pick(['#2b2540', '#233442', '#3a2632'])
    const window = rect(70, 70, 724, 640, {}, 8)
    return svg(
      864,
      1080,
      rect(0, 0, 864, 1080, flat(frame)),
      clipped('view', window, group({ x: 70, y: 70 }, views[view](random, palette))),
      rect(70, 70, 724, 640, stroke('#f6f1e6', 8), 8),
      textBox(title.toUpperCase(), {
        x: 70,
        y: 745,
        width: 724,
        height: 150,
        size: 124,
        typeface: 'shout',
        colour: palette.accent,
      }),
      line([352, 910, 512, 910], stroke('#f6f1e6', 4)),
      textBox(text, {
        x: 100,
        y: 922,
        width: 664,
        height: 130,
        size: 48,
        typeface: 'plain',
        colour: '#f6f1e6',
      }),
    )
  },
}

const viewNames: Record<View, string> = {
  peak: 'a mountain peak',
  sea: 'a boat at sea',
  desert: 'a tired cactus',
  space: 'an astronaut',
  island: 'two castaways',
  balloon: 'a hot-air balloon',
}

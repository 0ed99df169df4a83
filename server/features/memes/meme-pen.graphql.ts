import type { MemePen } from '#rules/memes/document.ts'
import {
  MEME_POINTS_MAX,
  MEME_POINTS_PER_STROKE_MAX,
  MEME_STROKES_PER_LAYER_MAX,
} from '#rules/memes/limits.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { layerDescriptions } from './layer-descriptions.ts'

const d = {
  ...layerDescriptions,
  pen: 'Strokes of a pen in a box.',
  strokes: 'The strokes. Later ones are drawn on top.',
  stroke: 'A stroke with round ends. It is a smooth curve along its points, or a dot at its only point.',
  points:
    'The x and y of each point in turn, as fractions of the width and height of the layer, from 0 to 1. `[0, 0, 1, 1]` is a line from the top left to the bottom right corner.',
  color: 'The color, as `#rrggbb`.',
  strokeWidth: 'The width of the line, as a fraction of the width of the layer, above 0 and at most 1.',
}

const MemeStrokeInput = builder.inputType('MemeStrokeInput', {
  description: d.stroke,
  fields: (t) => ({
    points: t.floatList({
      required: true,
      description: `${d.points} At most ${MEME_POINTS_PER_STROKE_MAX} points, and ${MEME_POINTS_MAX} in all strokes of a meme.`,
    }),
    color: t.string({ required: true, description: d.color }),
    width: t.float({ required: true, description: d.strokeWidth }),
  }),
})

export const MemePenInput = builder.inputType('MemePenInput', {
  description: d.pen,
  fields: (t) => ({
    strokes: t.field({
      type: [MemeStrokeInput],
      required: true,
      description: `${d.strokes} 1 to ${MEME_STROKES_PER_LAYER_MAX}.`,
    }),
    x: t.float({ required: true, description: d.x }),
    y: t.float({ required: true, description: d.y }),
    width: t.float({ required: true, description: d.width }),
    height: t.float({ required: true, description: d.height }),
    angle: t.float({ required: true, defaultValue: 0, description: d.angle }),
  }),
})

const MemeStroke = builder.objectRef<MemePen['strokes'][number]>('MemeStroke').implement({
  description: d.stroke,
  fields: (t) => ({
    points: t.exposeFloatList('points', { description: d.points }),
    color: t.exposeString('color', { description: d.color }),
    width: t.exposeFloat('width', { description: d.strokeWidth }),
  }),
})

export const MemePenLayer = builder.objectRef<{ pen: MemePen }>('MemePenLayer').implement({
  description: d.pen,
  fields: (t) => ({
    strokes: t.field({ type: [MemeStroke], description: d.strokes, resolve: ({ pen }) => pen.strokes }),
    x: t.float({ description: d.x, resolve: ({ pen }) => pen.x }),
    y: t.float({ description: d.y, resolve: ({ pen }) => pen.y }),
    width: t.float({ description: d.width, resolve: ({ pen }) => pen.width }),
    height: t.float({ description: d.height, resolve: ({ pen }) => pen.height }),
    angle: t.float({ description: d.angle, resolve: ({ pen }) => pen.angle }),
  }),
})

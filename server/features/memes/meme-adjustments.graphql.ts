import type { Adjustments, Crop, CROP_SHAPES, MEME_EFFECTS } from '#rules/memes/adjustments.ts'
import { MEME_CROP_MIN, MEME_OPACITY_MIN } from '#rules/memes/limits.ts'
import { builder } from '#server/platform/graphql/builder.ts'

const MemeCropShape = builder.enumType('MemeCropShape', {
  description: 'The shape of the shown part of a picture.',
  values: {
    RECTANGLE: { description: 'The whole rectangle.' },
    ELLIPSE: { description: 'The ellipse that touches all sides of the rectangle; a circle in a square.' },
  } satisfies Record<(typeof CROP_SHAPES)[number], object>,
})

const MemeEffect = builder.enumType('MemeEffect', {
  description: 'An effect on a picture.',
  values: {
    GREYSCALE: { description: 'Without colors.' },
    DEEP_FRY: { description: 'With glaring colors and a high contrast.' },
    BLUR: { description: 'Out of focus.' },
    PIXELATE: { description: 'Made of a few large squares.' },
  } satisfies Record<(typeof MEME_EFFECTS)[number], object>,
})

const d = {
  crop: 'The shown part of a picture.',
  x: 'The left edge, as a fraction of the width of the picture.',
  y: 'The top edge, as a fraction of the height of the picture.',
  width: `The width, as a fraction of the width of the picture, at least ${MEME_CROP_MIN}.`,
  height: `The height, as a fraction of the height of the picture, at least ${MEME_CROP_MIN}.`,
  shape: 'The shape.',
  adjustments: 'How a picture is shown. Its crop, effect, reflection and opacity are applied in this order.',
  isFlipped: 'Whether left and right are exchanged.',
  opacity: `From ${MEME_OPACITY_MIN}, nearly invisible, to 1.`,
  effect: 'The effect. Null: none.',
  shownPart: 'The part that is shown. Null: all of it.',
}

const MemeCropInput = builder.inputType('MemeCropInput', {
  description: d.crop,
  fields: (t) => ({
    x: t.float({ required: true, description: d.x }),
    y: t.float({ required: true, description: d.y }),
    width: t.float({ required: true, description: d.width }),
    height: t.float({ required: true, description: d.height }),
    shape: t.field({
      type: MemeCropShape,
      required: true,
      defaultValue: 'RECTANGLE',
      description: d.shape,
    }),
  }),
})

export const MemeAdjustmentsInput = builder.inputType('MemeAdjustmentsInput', {
  description: d.adjustments,
  fields: (t) => ({
    crop: t.field({ type: MemeCropInput, description: d.shownPart }),
    isFlipped: t.boolean({ required: true, defaultValue: false, description: d.isFlipped }),
    opacity: t.float({ required: true, defaultValue: 1, description: d.opacity }),
    effect: t.field({ type: MemeEffect, description: d.effect }),
  }),
})

const MemeCrop = builder.objectRef<Crop>('MemeCrop').implement({
  description: d.crop,
  fields: (t) => ({
    x: t.exposeFloat('x', { description: d.x }),
    y: t.exposeFloat('y', { description: d.y }),
    width: t.exposeFloat('width', { description: d.width }),
    height: t.exposeFloat('height', { description: d.height }),
    shape: t.expose('shape', { type: MemeCropShape, description: d.shape }),
  }),
})

export const MemeAdjustments = builder.objectRef<Adjustments>('MemeAdjustments').implement({
  description: d.adjustments,
  fields: (t) => ({
    crop: t.field({ type: MemeCrop, nullable: true, description: d.shownPart, resolve: ({ crop }) => crop }),
    isFlipped: t.exposeBoolean('isFlipped', { description: d.isFlipped }),
    opacity: t.exposeFloat('opacity', { description: d.opacity }),
    effect: t.expose('effect', { type: MemeEffect, nullable: true, description: d.effect }),
  }),
})

export const adjustmentsDescription = 'How the picture is shown. Null: as in its file.'

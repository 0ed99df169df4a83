import { messages } from '#rules/messages.ts'
import { z } from '#rules/zod.ts'
import { CROP_SHAPES, MEME_EFFECTS } from './adjustments.ts'
import { MEME_CROP_MIN, MEME_OPACITY_MIN } from './limits.ts'

const fraction = z.number(messages.memeCropInvalid).min(0, messages.memeCropInvalid)
const extent = fraction.min(MEME_CROP_MIN, messages.memeCropInvalid)

/** Fractions that add up to 1 may exceed it in binary. */
const ROUNDING = 1e-6

/** The part of a picture that is shown, in fractions of the picture. */
const cropSchema = z
  .object({
    x: fraction,
    y: fraction,
    width: extent,
    height: extent,
    shape: z.enum(CROP_SHAPES, messages.memeCropShapeInvalid).default('RECTANGLE'),
  })
  .refine(({ x, width }) => x + width <= 1 + ROUNDING, { error: messages.memeCropInvalid, path: ['width'] })
  .refine(({ y, height }) => y + height <= 1 + ROUNDING, {
    error: messages.memeCropInvalid,
    path: ['height'],
  })

/** How a picture differs from its file. */
export const adjustmentsSchema = z.object({
  crop: cropSchema.nullable().default(null),
  isFlipped: z.boolean(messages.memeFlippedInvalid).default(false),
  opacity: z
    .number(messages.memeOpacityInvalid)
    .min(MEME_OPACITY_MIN, messages.memeOpacityInvalid)
    .max(1, messages.memeOpacityInvalid)
    .default(1),
  effect: z.enum(MEME_EFFECTS, messages.memeEffectInvalid).nullable().default(null),
})

import { messages } from './messages.ts'
import { z } from './zod.ts'

const share = z
  .number(messages.focalPointInvalid)
  .min(0, messages.focalPointInvalid)
  .max(1, messages.focalPointInvalid)

/** Fractions of the width and height, from the top left of the image after applying its orientation. */
export type FocalPoint = { x: number; y: number }

/** If only one coordinate is given, the other defaults to the center. */
export const focalPointSchema = z
  .object({ focalX: share.nullish(), focalY: share.nullish() })
  .transform(({ focalX, focalY }): FocalPoint | undefined =>
    typeof focalX === 'number' || typeof focalY === 'number'
      ? { x: focalX ?? 0.5, y: focalY ?? 0.5 }
      : undefined,
  )

export type FocalPointInput = z.input<typeof focalPointSchema>

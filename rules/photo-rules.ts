import { messages } from './messages.ts'
import { z } from './zod.ts'

const share = z
  .number(messages.focalPointInvalid)
  .min(0, messages.focalPointInvalid)
  .max(1, messages.focalPointInvalid)

/** In parts of the upright picture's width and height, from its top left. */
export type FocalPoint = { x: number; y: number }

/** Both may be left out; one alone is a place in the middle of the other axis. */
export const focalPointSchema = z
  .object({ focalX: share.nullish(), focalY: share.nullish() })
  .transform(({ focalX, focalY }): FocalPoint | undefined =>
    typeof focalX === 'number' || typeof focalY === 'number'
      ? { x: focalX ?? 0.5, y: focalY ?? 0.5 }
      : undefined,
  )

export type FocalPointInput = z.input<typeof focalPointSchema>

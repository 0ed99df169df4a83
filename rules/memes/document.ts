import { messages } from '#rules/messages.ts'
import { adjustmentsSchema } from './adjustments-schema.ts'
import { readableText } from '#rules/text-input.ts'
import { z } from '#rules/zod.ts'
import {
  MEME_EXTENT_MAX,
  MEME_FONT_SIZE_MAX,
  MEME_LAYERS_MAX,
  MEME_POINTS_MAX,
  MEME_POINTS_PER_STROKE_MAX,
  MEME_POSITION_MAX,
  MEME_POSITION_MIN,
  MEME_SIDE_MAX,
  MEME_SIDE_MIN,
  MEME_STROKES_PER_LAYER_MAX,
} from './limits.ts'
import { isMemeTextTooLong, normalizeMemeText } from './normalize-meme-text.ts'
import { countPoints } from './strokes.ts'

/** Increase it with every incompatible change, and let `parseStoredMeme` convert the previous version. */
export const MEME_VERSION = 1

export const MEME_FONTS = ['IMPACT', 'COMIC', 'CLEAN', 'MONO'] as const
export const TEXT_STYLES = ['CLASSIC', 'BAR', 'LABEL', 'BUBBLE'] as const
export const TEXT_ALIGNMENTS = ['LEFT', 'CENTER', 'RIGHT'] as const

const number = (error: string) => z.number(error)
const side = number(messages.memeSideInvalid)
  .int(messages.memeSideInvalid)
  .min(MEME_SIDE_MIN, messages.memeSideInvalid)
  .max(MEME_SIDE_MAX, messages.memeSideInvalid)
const position = number(messages.memePositionInvalid)
  .min(MEME_POSITION_MIN, messages.memePositionInvalid)
  .max(MEME_POSITION_MAX, messages.memePositionInvalid)
const extent = number(messages.memeExtentInvalid)
  .positive(messages.memeExtentInvalid)
  .max(MEME_EXTENT_MAX, messages.memeExtentInvalid)
const angle = number(messages.memeAngleInvalid).default(0)
const fontSize = number(messages.memeFontSizeInvalid)
  .positive(messages.memeFontSizeInvalid)
  .max(MEME_FONT_SIZE_MAX, messages.memeFontSizeInvalid)
const color = z
  .string(messages.memeColorInvalid)
  .regex(/^#[0-9a-f]{6}$/i, messages.memeColorInvalid)
  .toLowerCase()
const name = (error: string) =>
  z
    .string(error)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, error)
    .max(60, error)
const mediaId = z.guid(messages.memeImageInvalid).toLowerCase()

const adjustments = adjustmentsSchema.nullish()

const caption = readableText({ tooLong: messages.memeTextTooLong })
  .transform(normalizeMemeText)
  .pipe(
    z
      .string()
      .min(1, messages.memeTextEmpty)
      .refine((text) => !isMemeTextTooLong(text), messages.memeTextTooLong),
  )

export const textSchema = z.object({
  text: caption,
  x: position,
  y: position,
  width: extent,
  height: extent,
  angle,
  font: z.enum(MEME_FONTS, messages.memeFontInvalid).default('IMPACT'),
  /** Null: the largest size at which the text fits its box. */
  size: fontSize.nullable().default(null),
  color: color.default('#ffffff'),
  outline: color.default('#000000'),
  align: z.enum(TEXT_ALIGNMENTS, messages.memeAlignInvalid).default('CENTER'),
  isUppercase: z.boolean(messages.memeUppercaseInvalid).default(true),
  /** `CLASSIC` if it is missing. */
  style: z.enum(TEXT_STYLES, messages.memeTextStyleInvalid).optional(),
})

/** The height follows from the width and the picture. */
const placed = { x: position, y: position, width: extent, angle, adjustments }
const stickerSchema = z.object({ sticker: name(messages.memeStickerInvalid), ...placed })
const imageSchema = z.object({ mediaId, ...placed })

const strokeSchema = z.object({
  /** x and y in turn, as fractions of the layer. */
  points: z
    .array(
      number(messages.memePointsInvalid)
        .min(0, messages.memePointsInvalid)
        .max(1, messages.memePointsInvalid),
    )
    .min(2, messages.memePointsInvalid)
    .max(2 * MEME_POINTS_PER_STROKE_MAX, messages.memeStrokeTooLong)
    .refine(({ length }) => length % 2 === 0, messages.memePointsInvalid),
  color,
  /** As a fraction of the width of the layer. */
  width: number(messages.memeStrokeWidthInvalid)
    .positive(messages.memeStrokeWidthInvalid)
    .max(1, messages.memeStrokeWidthInvalid),
})
const penSchema = z.object({
  strokes: z
    .array(strokeSchema)
    .min(1, messages.memeStrokesMissing)
    .max(MEME_STROKES_PER_LAYER_MAX, messages.memeTooManyStrokes),
  x: position,
  y: position,
  width: extent,
  height: extent,
  angle,
})

export type MemeText = z.output<typeof textSchema>
export type MemePen = z.output<typeof penSchema>
export type MemeLayer =
  | { text: MemeText }
  | { sticker: z.output<typeof stickerSchema> }
  | { image: z.output<typeof imageSchema> }
  | { pen: MemePen }
export type MemeBackground = { templateSlug: string } | { mediaId: string } | { color: string }

const layerSchema = z
  .object({
    text: textSchema.nullish(),
    sticker: stickerSchema.nullish(),
    image: imageSchema.nullish(),
    pen: penSchema.nullish(),
  })
  .transform(({ text, sticker, image, pen }, context) =>
    theOnly<MemeLayer>(context, messages.memeLayerInvalid, [
      text && { text },
      sticker && { sticker },
      image && { image },
      pen && { pen },
    ]),
  )

const backgroundSchema = z
  .object({
    templateSlug: name(messages.memeTemplateInvalid).nullish(),
    mediaId: mediaId.nullish(),
    color: color.nullish(),
  })
  .transform((background, context) =>
    theOnly<MemeBackground>(context, messages.memeBackgroundInvalid, [
      background.templateSlug && { templateSlug: background.templateSlug },
      background.mediaId && { mediaId: background.mediaId },
      background.color && { color: background.color },
    ]),
  )

/** A union of objects would hide the message of the field that is invalid. */
function theOnly<Part extends object>(
  context: z.RefinementCtx,
  message: string,
  parts: readonly (Part | '' | null | undefined)[],
): Part {
  const [part, another] = parts.filter((candidate) => typeof candidate === 'object' && candidate !== null)
  if (part && !another) return part
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

const strokesOf = (layers: readonly MemeLayer[]) =>
  layers.flatMap((layer) => ('pen' in layer ? layer.pen.strokes : []))

/** The fields that describe the picture. */
export const memeSchema = z.object({
  width: side,
  height: side,
  background: backgroundSchema,
  backgroundAdjustments: adjustments,
  layers: z
    .array(layerSchema)
    .max(MEME_LAYERS_MAX, messages.memeTooManyLayers)
    .refine((layers) => countPoints(strokesOf(layers)) <= MEME_POINTS_MAX, messages.memeTooManyPoints),
})

/** The fields of `MemeInput`. */
export const newMemeSchema = memeSchema.extend({
  isRemixable: z.boolean(messages.memeRemixableInvalid).default(true),
})

const storedSchema = memeSchema.extend({ version: z.literal(MEME_VERSION) })

export type MemeDocument = z.output<typeof memeSchema>
export type StoredMeme = z.output<typeof storedSchema>
export type MemeFont = MemeText['font']
export type TextStyle = (typeof TEXT_STYLES)[number]
export type TextAlign = MemeText['align']

export class MemeDocumentError extends Error {}

export function toStoredMeme(document: MemeDocument): StoredMeme {
  return { version: MEME_VERSION, ...document }
}

/** Throws MemeDocumentError if the document has an unknown version or is damaged. */
export function parseStoredMeme(stored: unknown): MemeDocument {
  const { version } = z.looseObject({ version: z.unknown() }).catch({ version: undefined }).parse(stored)
  if (version !== MEME_VERSION) throw new MemeDocumentError(messages.memeVersionUnknown(version))
  const parsed = storedSchema.safeParse(stored)
  if (!parsed.success) throw new MemeDocumentError(messages.memeInvalid, { cause: parsed.error })
  const { version: _, ...document } = parsed.data
  return document
}

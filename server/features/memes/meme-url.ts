import { createHash } from 'node:crypto'
import { z } from 'zod'
import { MEME_URL_WIDTH_MAX, MEME_URL_WIDTH_MIN } from '#rules/memes/limits.ts'
import { messages } from '#rules/messages.ts'
import type { MemeDocument } from '#rules/memes/document.ts'
import { NotFoundError, ValidationError } from '#server/platform/refusals.ts'
import type { StoredType } from '#server/platform/storage/storage.ts'
import type { MemeFormat } from '#server/platform/images/rasterize-meme.ts'
import { captionTemplate } from './caption-template.ts'
import { findTemplate } from './templates.ts'

/** Increase it when the renderer changes, so that stored pictures and ETags of the previous one are not used. */
const RENDERER_VERSION = 2

const FORMATS = {
  webp: { format: 'webp', type: 'image/webp' },
  png: { format: 'png', type: 'image/png' },
  jpg: { format: 'jpeg', type: 'image/jpeg' },
} as const satisfies Record<string, { format: MemeFormat; type: StoredType }>

const FILE = /^([a-z0-9-]+)\.(webp|png|jpg)$/

const textsSchema = z.union([z.string().transform((text) => [text]), z.array(z.string())])
const widthSchema = z
  .string(messages.memeUrlWidthInvalid)
  .regex(/^\d{3,4}$/, messages.memeUrlWidthInvalid)
  .transform(Number)
  .pipe(
    z
      .number()
      .min(MEME_URL_WIDTH_MIN, messages.memeUrlWidthInvalid)
      .max(MEME_URL_WIDTH_MAX, messages.memeUrlWidthInvalid),
  )

const querySchema = z.strictObject(
  { text: textsSchema.default([]), width: widthSchema.optional() },
  { error: ({ code }) => (code === 'unrecognized_keys' ? messages.memeUrlParameterUnknown : undefined) },
)

/** The picture that a meme URL identifies. */
export type MemeUrl = {
  document: MemeDocument
  format: MemeFormat
  type: StoredType
  width: number
  /** Equal for URLs with the same picture. */
  hash: string
  /** The key in the storage. */
  key: string
}

/** Parses `{slug}.{extension}` and the query. Throws NotFoundError for an unknown file and ValidationError for the rest. */
export function parseMemeUrl(file: string, query: unknown): MemeUrl {
  const [, slug = '', extension = ''] = FILE.exec(file) ?? []
  const template = findTemplate(slug)
  const format = Object.entries(FORMATS).find(([name]) => name === extension)?.[1]
  if (!template || !format) throw new NotFoundError(messages.memeUrlUnknown)
  const parsed = querySchema.safeParse(query)
  if (!parsed.success) throw invalid('query', parsed.error.issues[0]?.message ?? messages.memeInvalid)
  const { text, width = template.width } = parsed.data
  if (text.length > template.textBoxes.length)
    throw invalid('text', messages.memeUrlTooManyTexts(template.textBoxes.length))
  const document = captionTemplate(template, text)
  const content = JSON.stringify([RENDERER_VERSION, document, format.format, width])
  const hash = createHash('sha256').update(content).digest('hex')
  return { document, ...format, width, hash, key: `meme/${hash}.${extension}` }
}

function invalid(path: string, message: string): ValidationError {
  return new ValidationError([{ path, message }])
}

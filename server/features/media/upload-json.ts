import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { dateTimeField, idField, idSchema, urlField } from '#server/platform/rest/fields.ts'
import { mediaUrl } from './media-view.ts'
import type { OwnUpload } from './own-uploads.ts'

export const uploadIdSchema = idSchema(messages.uploadIdInvalid)

export const uploadSchema = z
  .object({
    id: idField('upload'),
    kind: z.enum(['image', 'video']),
    status: z
      .enum(['processing', 'ready', 'failed'])
      .describe('A video can be posted while it is processed: others see the post when the video is ready.'),
    failureReason: z.string().nullable().describe('A message for the user; null unless processing failed.'),
    url: urlField('The file at full size.')
      .nullable()
      .describe('The URL of the file at full size; null until a video is ready.'),
    width: z.int().meta({ minimum: 1, description: 'The width in pixels.' }),
    height: z.int().meta({ minimum: 1, description: 'The height in pixels.' }),
    isAnimated: z.boolean().describe('Whether the file is an animation or a video.'),
    altText: z.string().describe('The alternative text; empty without one.'),
    thumbHash: z.string().meta({ format: 'byte', description: 'A ThumbHash to show while the file loads.' }),
    expiresAt: dateTimeField(
      'When the file is removed unless a post uses it; null once a post uses it.',
    ).nullable(),
  })
  .meta({ id: 'Upload', description: 'An uploaded file, visible to its owner.' })

const ID = '0190a0b0-7c00-7000-8000-9b8a7c6d5e4f'

export const UPLOAD_EXAMPLE = {
  id: ID,
  kind: 'image',
  status: 'ready',
  failureReason: null,
  url: `/media/image/full/${ID}.webp`,
  width: 900,
  height: 450,
  isAnimated: false,
  altText: 'A cat on a keyboard',
  thumbHash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  expiresAt: '2026-03-03T08:14:00.000Z',
} as const

const KINDS = { IMAGE: 'image', VIDEO: 'video' } as const
const STATUSES = { PROCESSING: 'processing', READY: 'ready', FAILED: 'failed' } as const

export function presentUpload({ kind, status, thumbHash, expiresAt, ...upload }: OwnUpload) {
  return {
    id: upload.id,
    kind: KINDS[kind],
    status: STATUSES[status],
    failureReason: upload.failureReason,
    url: mediaUrl({ kind, status, thumbHash, ...upload }),
    width: upload.width,
    height: upload.height,
    isAnimated: upload.isAnimated,
    altText: upload.altText,
    thumbHash: Buffer.from(thumbHash).toString('base64'),
    expiresAt: expiresAt && expiresAt.toISOString(),
  }
}

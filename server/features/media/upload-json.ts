import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { dateTimeField, idField, idSchema, textField, urlField } from '#server/platform/rest/fields.ts'
import { mediaUrl } from './media-view.ts'
import type { UploadView } from './uploads.ts'

export const uploadIdSchema = idSchema(messages.uploadIdInvalid)

export const mediaUrlField = (description: string) =>
  urlField(description, '/media/image/full/0190a0b0-7c00-7000-8000-9b8a7c6d5e4f.webp')

export const uploadSchema = z
  .object({
    id: idField('upload'),
    kind: z.enum(['image', 'video']),
    status: z
      .enum(['ready', 'processing', 'failed'])
      .describe('A video can be posted while it is processed: others see the post when the video is ready.'),
    failureReason: z
      .string()
      .nullable()
      .meta({ description: 'A message for the user; null unless processing failed.', examples: [null] }),
    url: mediaUrlField('The file at full size; null until a video is ready.').nullable(),
    width: z.int().meta({ minimum: 1, description: 'The width in pixels.', examples: [900] }),
    height: z.int().meta({ minimum: 1, description: 'The height in pixels.', examples: [450] }),
    isAnimated: z.boolean().describe('Whether the file is an animation or a video.'),
    altText: textField('The alternative text; empty without one.', 'A cat on a keyboard'),
    thumbHash: z.string().meta({
      format: 'byte',
      description: 'A ThumbHash to show while the file loads.',
      examples: ['3OcRJYB4d3h/iIeHeEh3eIhw+j2w'],
    }),
    expiresAt: dateTimeField(
      'When the file is removed unless a post uses it; null once a post uses it.',
    ).nullable(),
  })
  .meta({ id: 'Upload', description: 'An uploaded file, visible to its owner.' })

const KINDS = { IMAGE: 'image', VIDEO: 'video' } as const
const STATUSES = { PROCESSING: 'processing', READY: 'ready', FAILED: 'failed' } as const

export function presentUpload(upload: UploadView) {
  return {
    id: upload.id,
    kind: KINDS[upload.kind],
    status: STATUSES[upload.status],
    failureReason: upload.failureReason,
    url: mediaUrl(upload),
    width: upload.width,
    height: upload.height,
    isAnimated: upload.isAnimated,
    altText: upload.altText,
    thumbHash: Buffer.from(upload.thumbHash).toString('base64'),
    expiresAt: upload.expiresAt,
  }
}

import { z } from 'zod'
import type { ExportSection } from '#server/platform/lifecycle.ts'
import { dateTimeField } from '#server/platform/rest/fields.ts'
import { readMetadata } from './tus-protocol.ts'
import { presentUpload, uploadSchema } from './upload-json.ts'

const createdAt = dateTimeField('The time of creation.')
const expiresAt = dateTimeField('When the upload is removed.')

/** The uploads that no post, comment or profile uses. */
export const exportUploads: ExportSection = {
  schema: z.array(
    uploadSchema.pick({ kind: true, url: true, width: true, height: true, altText: true }).extend({
      createdAt,
      expiresAt,
    }),
  ),
  async load({ database }, ownerId) {
    const uploads = await database.media.findMany({
      where: { ownerId, expiresAt: { not: null } },
      orderBy: { createdAt: 'asc' },
    })
    return uploads.map((upload) => ({ ...presentUpload(upload), createdAt: upload.createdAt }))
  },
}

export const exportUnfinishedUploads: ExportSection = {
  schema: z.array(
    z.object({
      byteSize: z
        .int()
        .meta({ minimum: 1, description: 'The announced size in bytes.', examples: [524_288] }),
      metadata: z
        .record(z.string(), z.string().nullable())
        .meta({ description: 'The announced metadata.', examples: [{ filename: 'cat.jpg' }] }),
      createdAt,
      expiresAt,
    }),
  ),
  async load({ database }, ownerId) {
    const uploads = await database.resumableUpload.findMany({
      where: { ownerId, mediaId: null },
      orderBy: { createdAt: 'asc' },
    })
    return uploads.map(({ metadata, ...upload }) => ({ ...upload, metadata: readMetadata(metadata) ?? {} }))
  },
}

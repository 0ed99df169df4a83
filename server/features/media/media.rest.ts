import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { altTextSchema } from '#rules/post-rules.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { fileField } from '#server/platform/rest/fields.ts'
import { withForm } from '#server/platform/rest/form.ts'
import { LOCATION } from '#server/platform/rest/openapi/headers.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { success } from '#server/platform/rest/responses.ts'
import { createUpload, deleteUpload, loadUpload } from './uploads.ts'
import { presentUpload, uploadIdSchema, uploadSchema } from './upload-json.ts'

const operation = operationFactory('Posts')

operation({
  route: 'POST /media',
  operationId: 'uploadMedia',
  summary: 'Upload a file for a later post',
  description:
    '`createPost` uses the file by its ID, once, within a day. Until then only its owner sees it; files that no post uses are removed. A member can have at most 20 unused uploads of at most 200 MB together. On unreliable networks, clients can upload resumably with tus 1.0.0 at `/api/v1/uploads`, with the same rules and the same result.',
  access: 'write',
  form: z.object({
    file: fileField('JPEG, PNG, GIF, WebP, MP4 or WebM, at most 40 MB.'),
    altText: altTextSchema.optional().meta({
      description: 'The alternative text of the image or video.',
      examples: ['A cat asleep on a keyboard'],
    }),
  }),
  status: 201,
  response: success(messages.fileUploaded, { media: uploadSchema }, LOCATION),
  handle({ dependencies, viewer, request, reply }) {
    return withForm(dependencies, request, async ({ fields, upload: file }) => {
      if (!file) throw new ValidationError([{ path: 'file', message: messages.fileRequired }])
      const input = { upload: file, altText: fields['altText'] ?? '' }
      const upload = await createUpload(dependencies, viewer, input)
      reply.header('location', `/api/v1/media/${upload.id}`)
      return { media: presentUpload(upload) }
    })
  },
})

operation({
  route: 'GET /media/:id',
  operationId: 'getMedia',
  summary: 'Read an own upload',
  description: 'The processing state and the expiry of an upload, also when a post uses it.',
  access: 'read',
  input: { id: uploadIdSchema },
  response: success(messages.uploadFetched, { media: uploadSchema }),
  async handle({ dependencies, viewer, id }) {
    return { media: presentUpload(await loadUpload(dependencies, viewer, id)) }
  },
})

operation({
  route: 'DELETE /media/:id',
  operationId: 'deleteMedia',
  summary: 'Delete an unused upload',
  description: 'Deletes an upload that no post uses. A file of a post is deleted with the post.',
  access: 'write',
  input: { id: uploadIdSchema },
  response: success(messages.uploadDeleted),
  handle: ({ dependencies, viewer, id }) => deleteUpload(dependencies, viewer, id),
})

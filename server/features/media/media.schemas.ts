import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { altTextSchema } from '#rules/post-rules.ts'
import { LOCATION } from '#server/platform/rest/openapi/headers.ts'
import { example, operation, success } from '#server/platform/rest/openapi/operation.ts'
import { UPLOAD_EXAMPLE } from '#server/platform/rest/examples.ts'
import { MEDIA_REFUSALS } from '#server/platform/rest/refusals.ts'
import { uploadIdSchema, uploadSchema } from '#server/platform/rest/shapes.ts'

const byId = z.object({ id: uploadIdSchema })
const oneUpload = (description: string, message: string, headers?: typeof LOCATION) =>
  success({ media: uploadSchema }, { description, example: { message, media: UPLOAD_EXAMPLE }, headers })

export const uploadMedia = operation({
  operationId: 'uploadMedia',
  tag: 'Posts',
  summary: 'Upload a file for a post to come',
  description:
    'The first of two steps: `createPost` takes it by its id, once, within a day. Until then it is shown to its owner alone, and what nothing takes is removed. At most 20 uploads of a member wait at a time, of at most 200 MB together. Where the network is poor, a file comes in parts that resume: `/api/v1/uploads` speaks tus 1.0.0 to any of its clients, with the same rules, and makes the same uploads.',
  access: 'write',
  body: 'form',
  request: {
    body: z
      .object({
        file: z.file().describe('JPEG, PNG, GIF, WebP, MP4 or WebM, at most 40 MB.'),
        altText: altTextSchema.optional().describe('Describes the picture for those who cannot see it.'),
      })
      .meta(example({ file: 'the bytes of the file', altText: 'A cat asleep on a keyboard' })),
  },
  answers: { 201: oneUpload('Uploaded.', messages.fileUploaded, LOCATION) },
  refusals: {
    400: [
      messages.fileRequired,
      messages.altTextTooLong,
      messages.oneFileOnly,
      messages.uploadsWaiting,
      messages.uploadsWaitingTooLarge,
    ],
    ...MEDIA_REFUSALS,
  },
})

export const getMedia = operation({
  operationId: 'getMedia',
  tag: 'Posts',
  summary: "Read how one's own upload is",
  description: 'Whether it is ready to be posted, and until when it waits. Also after a post has taken it.',
  access: 'read',
  request: { params: byId },
  answers: { 200: oneUpload('The upload.', messages.uploadFetched) },
  refusals: { 400: [messages.uploadIdInvalid], 404: [messages.uploadNotFound] },
})

export const deleteMedia = operation({
  operationId: 'deleteMedia',
  tag: 'Posts',
  summary: 'Delete an upload that waits',
  description: 'One that no post has taken. What a post has goes with the post.',
  access: 'write',
  request: { params: byId },
  answers: { 200: success({}, { description: 'Deleted.', example: { message: messages.uploadDeleted } }) },
  refusals: { 400: [messages.uploadIdInvalid, messages.uploadTaken], 404: [messages.uploadNotFound] },
})

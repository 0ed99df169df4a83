import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { example, operation, success } from '#server/platform/rest/openapi/operation.ts'
import { focalPointFields } from '#server/platform/rest/shapes.ts'
import { PHOTO_REFUSALS } from '#server/platform/rest/refusals.ts'

const photoForm = z
  .object({ image: z.file().describe('JPEG, PNG or WebP, at most 40 MB.'), ...focalPointFields })
  .meta(example({ image: 'the bytes of the file', focalX: 0.5, focalY: 0.3 }))

const setPhoto = (operationId: string, summary: string, description: string) =>
  operation({
    operationId,
    tag: 'Profiles',
    summary,
    description,
    access: 'write',
    body: 'form',
    request: { body: photoForm },
    answers: {
      200: success(
        { status: z.literal('true'), url: z.string().meta({ format: 'uri-reference' }) },
        {
          description: 'The photo is set.',
          example: {
            status: 'true',
            message: messages.photoUploaded,
            url: '/media/image/s_256/0190a0b0-7c00-7000-8000-9b8a7c6d5e4f.webp',
          },
        },
      ),
    },
    refusals: {
      400: [messages.photoRequired, messages.oneFileOnly, messages.focalPointInvalid],
      ...PHOTO_REFUSALS,
    },
  })

export const uploadPhoto = setPhoto(
  'uploadPhoto',
  'Set the profile photo',
  'Sets the photo, cut to a square around its focal point, or else around what draws the eye. `status` is the text "true".',
)
export const replacePhoto = setPhoto(
  'replacePhoto',
  'Replace the profile photo',
  'The same as `uploadPhoto`, for clients that tell the two apart.',
)

export const deletePhoto = operation({
  operationId: 'deletePhoto',
  tag: 'Profiles',
  summary: 'Delete the profile photo',
  description: 'From then on the member is shown with a drawing. `status` is the text "true".',
  access: 'write',
  request: {},
  answers: {
    200: success(
      { status: z.literal('true') },
      { description: 'Deleted.', example: { status: 'true', message: messages.photoDeleted } },
    ),
  },
})

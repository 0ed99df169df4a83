import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import type { FocalPointInput } from '#rules/photo-rules.ts'
import { mediaUrlField } from '#server/features/media/upload-json.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { fileField } from '#server/platform/rest/fields.ts'
import { withForm, type Form } from '#server/platform/rest/form.ts'
import { operationFactory } from '#server/platform/rest/operation.ts'
import { success } from '#server/platform/rest/responses.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { photoUrl } from './member-view.ts'
import { loadOwnProfile } from './own-profile.ts'
import { deleteProfilePhoto, setProfilePhoto } from './profile-photo.ts'

/** In pixels. */
const PHOTO_SIZE = 256
/** The specification defines `status` as a string. */
const STATUS = 'true' as const

const operation = operationFactory('Profiles')

const fraction = (description: string) =>
  z
    .number()
    .min(0)
    .max(1)
    .optional()
    .meta({ description, examples: [0.5] })

export const focalPointFields = {
  focalX: fraction('The focal point of the photo as a fraction of its width, from 0 (left) to 1.'),
  focalY: fraction('The focal point of the photo as a fraction of its height, from 0 (top) to 1.'),
}

/** An empty form field counts as missing. The operation rejects a value that is not a number. */
export function focalPointOf({ focalX, focalY }: Form['fields']): FocalPointInput {
  return { focalX: focalX ? Number(focalX) : undefined, focalY: focalY ? Number(focalY) : undefined }
}

const setPhotoOperation = (
  route: `${'POST' | 'PUT'} /users/profile-photo`,
  documentation: { operationId: string; summary: string; description: string },
) =>
  operation({
    route,
    ...documentation,
    access: 'write',
    form: z.object({ image: fileField('JPEG, PNG or WebP, at most 40 MB.'), ...focalPointFields }),
    response: success(messages.photoUploaded, {
      status: z.literal(STATUS),
      url: mediaUrlField('The square photo of 256 pixels.'),
    }),
    async handle({ dependencies, viewer, request }) {
      return { status: STATUS, url: await setPhoto(dependencies, viewer, request) }
    },
  })

setPhotoOperation('POST /users/profile-photo', {
  operationId: 'uploadPhoto',
  summary: 'Set the profile photo',
  description:
    'Crops the photo to a square around its focal point, or around its most salient part. `status` is the string "true".',
})

setPhotoOperation('PUT /users/profile-photo', {
  operationId: 'replacePhoto',
  summary: 'Replace the profile photo',
  description: 'The same as `uploadPhoto`, for clients that distinguish between the two.',
})

operation({
  route: 'DELETE /users/profile-photo',
  operationId: 'deletePhoto',
  summary: 'Delete the profile photo',
  description: 'The member is shown with a drawing from then on. `status` is the string "true".',
  access: 'write',
  response: success(messages.photoDeleted, { status: z.literal(STATUS) }),
  async handle({ dependencies, viewer }) {
    await deleteProfilePhoto(dependencies, viewer)
    return { status: STATUS }
  },
})

function setPhoto(dependencies: Dependencies, viewer: Writer, request: FastifyRequest): Promise<string> {
  return withForm(dependencies, request, async ({ upload, fields }) => {
    if (!upload) throw new ValidationError([{ path: 'image', message: messages.photoRequired }])
    await setProfilePhoto(dependencies, viewer, { upload, ...focalPointOf(fields) })
    return photoUrl(await loadOwnProfile(dependencies, viewer), PHOTO_SIZE)
  })
}

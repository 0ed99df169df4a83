import type { FastifyRequest } from 'fastify'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { ValidationError } from '#server/domain/errors.ts'
import { photoUrl } from '#server/domain/members/member-view.ts'
import { loadOwnProfile } from '#server/domain/members/own-profile.ts'
import { deleteProfilePhoto, setProfilePhoto } from '#server/domain/members/profile-photo.ts'
import type { RestScope } from './compilers.ts'
import { focalPointOf, withForm } from './form.ts'
import { acceptForms } from './request-body.ts'
import * as schema from './schemas/photos.ts'
import { succeed } from './succeed.ts'
import { writerOf } from './viewer.ts'

const PHOTO_SIZE = 256
/** A text, as the specification's clients expect it. */
const STATUS = 'true' as const

/** The profile photo. */
export async function photoRoutes(scope: RestScope, { dependencies }: { dependencies: Dependencies }) {
  const setPhoto = (request: FastifyRequest) => {
    const viewer = writerOf(request)
    return withForm(dependencies, request, async ({ upload, fields }) => {
      if (!upload) throw new ValidationError([{ path: 'image', message: messages.photoRequired }])
      await setProfilePhoto(dependencies, viewer, { upload, ...focalPointOf(fields) })
      const url = photoUrl(await loadOwnProfile(dependencies, viewer), PHOTO_SIZE)
      return succeed(messages.photoUploaded, { status: STATUS, url })
    })
  }

  await scope.register(async (forms) => {
    await acceptForms(forms)
    forms.post('/users/profile-photo', { schema: schema.uploadPhoto }, setPhoto)
    forms.put('/users/profile-photo', { schema: schema.replacePhoto }, setPhoto)
  })

  scope.delete('/users/profile-photo', { schema: schema.deletePhoto }, async (request) => {
    await deleteProfilePhoto(dependencies, writerOf(request))
    return succeed(messages.photoDeleted, { status: STATUS })
  })
}

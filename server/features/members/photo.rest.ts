import type { FastifyRequest } from 'fastify'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { photoUrl } from './member-view.ts'
import { loadOwnProfile } from './own-profile.ts'
import { deleteProfilePhoto, setProfilePhoto } from './profile-photo.ts'
import type { RestScope } from '#server/platform/rest/compilers.ts'
import { focalPointOf, withForm } from '#server/platform/rest/form.ts'
import { acceptForms } from '#server/platform/rest/request-body.ts'
import * as schema from './photo.schemas.ts'
import { succeed } from '#server/platform/rest/succeed.ts'
import { writerOf } from '#server/platform/rest/viewer.ts'

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

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { ValidationError } from '#server/domain/errors.ts'
import { photoUrl } from '#server/domain/members/member-view.ts'
import { loadOwnProfile } from '#server/domain/members/own-profile.ts'
import { deleteProfilePhoto, setProfilePhoto } from '#server/domain/members/profile-photo.ts'
import { withForm } from './form.ts'
import { acceptForms } from './request-body.ts'
import { viewerOf } from './viewer.ts'

const PHOTO_SIZE = 256

/** The profile photo. The status is the text "true", as the specification's clients expect it. */
export async function photoRoutes(scope: FastifyInstance, { dependencies }: { dependencies: Dependencies }) {
  const setPhoto = (request: FastifyRequest) => {
    const viewer = viewerOf(request)
    return withForm(request, async ({ upload }) => {
      if (!upload) throw new ValidationError([{ path: 'image', message: messages.photoRequired }])
      await setProfilePhoto(dependencies, viewer, upload)
      const url = photoUrl(await loadOwnProfile(dependencies, viewer), PHOTO_SIZE)
      return { success: true, status: 'true', message: messages.photoUploaded, url }
    })
  }

  await scope.register(async (forms) => {
    await acceptForms(forms)
    forms.post('/users/profile-photo', setPhoto)
    forms.put('/users/profile-photo', setPhoto)
  })

  scope.delete('/users/profile-photo', async (request) => {
    await deleteProfilePhoto(dependencies, viewerOf(request))
    return { success: true, status: 'true', message: messages.photoDeleted }
  })
}

import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import { deleteUpload, createUpload, loadUpload } from './own-uploads.ts'
import type { RestScope } from '#server/platform/rest/compilers.ts'
import { withForm } from '#server/platform/rest/form.ts'
import { presentUpload } from '#server/platform/rest/present.ts'
import { acceptForms } from '#server/platform/rest/request-body.ts'
import * as schema from './media.schemas.ts'
import { succeed } from '#server/platform/rest/succeed.ts'
import { viewerOf, writerOf } from '#server/platform/rest/viewer.ts'

/** The two-step way to post a file: uploaded here, and then taken by its id. */
export async function mediaRoutes(scope: RestScope, { dependencies }: { dependencies: Dependencies }) {
  await scope.register(async (forms) => {
    await acceptForms(forms)
    forms.post('/media', { schema: schema.uploadMedia }, (request, reply) => {
      const viewer = writerOf(request)
      return withForm(dependencies, request, async ({ fields, upload }) => {
        if (!upload) throw new ValidationError([{ path: 'file', message: messages.fileRequired }])
        const kept = await createUpload(dependencies, viewer, { upload, altText: fields['altText'] ?? '' })
        reply.header('location', `${scope.prefix}/media/${kept.id}`)
        return reply.status(201).send(succeed(messages.fileUploaded, { media: presentUpload(kept) }))
      })
    })
  })

  scope.get('/media/:id', { schema: schema.getMedia }, async (request) => {
    const upload = await loadUpload(dependencies, viewerOf(request), request.params.id)
    return succeed(messages.uploadFetched, { media: presentUpload(upload) })
  })

  scope.delete('/media/:id', { schema: schema.deleteMedia }, async (request) => {
    await deleteUpload(dependencies, writerOf(request), request.params.id)
    return succeed(messages.uploadDeleted)
  })
}

import type { FastifyRequest } from 'fastify'
import { FileTooLargeError } from '#server/domain/errors.ts'
import { receiveUpload, Upload } from '#server/domain/media/uploads.ts'
import { formParts } from '#server/http/form-parts.ts'
import type { NewPost } from '#server/domain/posts/create-post.ts'

/** Reads the multipart form of a new post: `title`, and perhaps a file `post` with its `altText`. */
export async function receivePostForm(request: FastifyRequest): Promise<NewPost> {
  const fields = new Map<string, string>()
  let outcome: Upload | FileTooLargeError | null = null
  try {
    for await (const part of formParts(request)) {
      if (part.type === 'file') outcome = await receiveUpload(part.file)
      else fields.set(part.fieldname, String(part.value))
    }
  } catch (error) {
    if (outcome instanceof Upload) await outcome.remove()
    throw error
  }
  if (outcome instanceof FileTooLargeError) throw outcome
  return { text: fields.get('title') ?? '', altText: fields.get('altText') ?? '', upload: outcome }
}

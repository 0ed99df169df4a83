import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { FileTooLargeError, ValidationError } from '#server/platform/refusals.ts'
import { receiveUpload, type Upload } from '#server/platform/http/uploads.ts'
import { formParts, type FormNames } from '#server/platform/http/form-parts.ts'

export type Form = {
  fields: Readonly<Record<string, string>>
  upload: Upload | null
}

/** The parser reads a part with the content type JSON as an object. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  throw new ValidationError([{ path: '', message: messages.formMalformed }])
}

function documentedNames(request: FastifyRequest): FormNames {
  const body = request.routeOptions.schema?.body
  if (!(body instanceof z.ZodObject)) throw new Error('The route has no schema for its form')
  const names = Object.keys(body.shape)
  const files = names.filter((name) => isFile(body.shape[name]))
  return { files, fields: names.filter((name) => !files.includes(name)) }
}

function isFile(schema: unknown): boolean {
  return schema instanceof z.ZodFile || (schema instanceof z.ZodOptional && isFile(schema.unwrap()))
}

/** Reads a multipart form with at most one file. The file is removed when `work` has ended. */
export async function withForm<Result>(
  dependencies: Dependencies,
  request: FastifyRequest,
  work: (form: Form) => Promise<Result>,
): Promise<Result> {
  const fields = new Map<string, string>()
  let upload: Upload | null = null
  try {
    for await (const part of formParts(dependencies, request, documentedNames(request))) {
      if (part.type === 'field') fields.set(part.fieldname, textOf(part.value))
      // Browsers send a file without a name for an empty file input.
      else if (part.filename === '') part.file.resume()
      else {
        const received = await receiveUpload(dependencies, part.file)
        // The rest of the body is not parsed, and its bytes count toward the limit of a form without its file.
        if (received instanceof FileTooLargeError) throw received
        upload = received
      }
    }
    return await work({ fields: Object.fromEntries(fields), upload })
  } finally {
    await upload?.remove()
  }
}

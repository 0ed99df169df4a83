import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import type { FocalPointInput } from '#rules/photo-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { FileTooLargeError, ValidationError } from '#server/platform/refusals.ts'
import { receiveUpload, type Upload } from '#server/platform/http/uploads.ts'
import { formParts, type FormNames } from '#server/platform/http/form-parts.ts'

export type Form = {
  /** The text fields that were sent. */
  fields: Readonly<Record<string, string>>
  upload: Upload | null
}

/** Of a photo. A form has texts only; what is empty is not given, and what is no number is refused by the domain. */
export function focalPointOf({ focalX, focalY }: Form['fields']): FocalPointInput {
  return { focalX: focalX ? Number(focalX) : undefined, focalY: focalY ? Number(focalY) : undefined }
}

/** A part that says of itself that it is JSON has been read as such. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  throw new ValidationError([{ path: '', message: messages.formMalformed }])
}

/** The parts that the call documents. */
function documentedNames(request: FastifyRequest): FormNames {
  const body = request.routeOptions.schema?.body
  if (!(body instanceof z.ZodObject)) throw new Error('A call that takes a form documents its fields')
  const names = Object.keys(body.shape)
  const files = names.filter((name) => isFile(body.shape[name]))
  return { files, fields: names.filter((name) => !files.includes(name)) }
}

function isFile(schema: unknown): boolean {
  return schema instanceof z.ZodFile || (schema instanceof z.ZodOptional && isFile(schema.unwrap()))
}

/** Reads a multipart form with at most one file, lets `work` have it, and removes the file afterwards. */
export async function withForm<Answer>(
  dependencies: Dependencies,
  request: FastifyRequest,
  work: (form: Form) => Promise<Answer>,
): Promise<Answer> {
  const fields = new Map<string, string>()
  let upload: Upload | null = null
  try {
    for await (const part of formParts(dependencies, request, documentedNames(request))) {
      if (part.type === 'field') fields.set(part.fieldname, textOf(part.value))
      // A browser sends a file without a name for a picker in which nothing was chosen.
      else if (part.filename === '') part.file.resume()
      else {
        const received = await receiveUpload(dependencies, part.file)
        // The rest of the body is not parsed: its bytes count against the limit of a form without its file.
        if (received instanceof FileTooLargeError) throw received
        upload = received
      }
    }
    return await work({ fields: Object.fromEntries(fields), upload })
  } finally {
    await upload?.remove()
  }
}

import { GraphQLError } from 'graphql'
import { validate } from 'uuid'
import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { builder } from './builder.ts'
import { Refusal } from '#server/platform/refusals.ts'
import { Upload } from '#server/platform/http/uploads.ts'

builder.scalarType('DateTime', {
  description: 'An RFC 3339 timestamp in UTC with milliseconds: `2026-01-31T09:05:00.000Z`.',
  serialize: (moment) => moment.toISOString(),
  parseValue: (value) => {
    const parsed = z.iso.datetime().safeParse(value)
    if (!parsed.success) throw badInput('A DateTime must be an RFC 3339 timestamp')
    return new Date(parsed.data)
  },
})

builder.scalarType('UUID', {
  description: 'A UUID (RFC 9562) in its textual form of 36 characters.',
  serialize: (id) => id,
  parseValue: (value) => {
    if (typeof value !== 'string' || !validate(value))
      throw badInput('A UUID must have its textual form of 36 characters')
    return value.toLowerCase()
  },
})

builder.scalarType('Upload', {
  description:
    'A file, sent according to the GraphQL multipart request specification: the variable is null in `operations`, and ' +
    '`map` names the part that contains the file.',
  serialize: () => {
    throw new GraphQLError('Upload is an input type')
  },
  parseValue: (value) => {
    if (!isUpload(value)) throw badInput(messages.bodyNotMultipart)
    return value
  },
})

/** JSON in a request body must not be accepted as an uploaded file. */
function isUpload(value: unknown): value is Upload | Refusal {
  return value instanceof Upload || value instanceof Refusal
}

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

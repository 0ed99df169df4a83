import { z } from 'zod'

// Fields of responses with their documentation. The formats are not validated, because the server wrote the values.

const ID_EXAMPLE = '0190a0b0-7c1e-7000-8000-3f6d2a9b1c04'

export const idField = (of: string) =>
  z.string().meta({ format: 'uuid', description: `The ID of the ${of}.`, examples: [ID_EXAMPLE] })

export const textField = (description: string, example: string) =>
  z.string().meta({ description, examples: [example] })

export const messageField = (example: string) => textField('A message to show to the user.', example)

export const dateTimeField = (description: string) =>
  z.date().meta({ description, examples: ['2026-03-01T08:00:00.000Z'] })

export const urlField = (description: string, example: string) =>
  z.string().meta({
    format: 'uri-reference',
    description: `${description} The URL is relative to this site.`,
    examples: [example],
  })

export const countField = (description: string) => z.int().meta({ minimum: 0, description, examples: [3] })

export const idSchema = (message: string, messageIfEmpty = message) =>
  z
    .uuid({ error: ({ input }) => (input === '' ? messageIfEmpty : message) })
    .toLowerCase()
    .meta({ examples: [ID_EXAMPLE] })

export const fileField = (description: string) =>
  z.file().meta({ description, examples: ['the bytes of the file'] })

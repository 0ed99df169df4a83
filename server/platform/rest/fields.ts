import { z } from 'zod'

// Fields of responses. Their formats are documented and not validated, because the server wrote the values itself.

export const idField = (of: string) =>
  z.string().meta({ format: 'uuid', description: `The ID of the ${of}.` })

export const dateTimeField = (description: string) => z.string().meta({ format: 'date-time', description })

export const urlField = (description: string) =>
  z
    .string()
    .meta({ format: 'uri-reference', description: `${description} The URL is relative to this site.` })

export const countField = (description: string) => z.int().meta({ minimum: 0, description })

export const idSchema = (message: string, messageIfEmpty = message) =>
  z
    .uuid({ error: ({ input }) => (input === '' ? messageIfEmpty : message) })
    .toLowerCase()
    .meta({ examples: ['0190a0b0-7c1e-7000-8000-3f6d2a9b1c04'] })

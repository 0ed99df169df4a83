/** Headers of single answers, as a response's schema carries them. */
export const LOCATION = {
  Location: { type: 'string', format: 'uri-reference', description: 'Where what was made can be read.' },
}
export const COOKIES = {
  'Set-Cookie': { type: 'string', description: 'For browsers, out of reach of their scripts.' },
}
export const ATTACHMENT = {
  'Content-Disposition': { type: 'string', description: 'The name to keep it under.' },
}

/** What every answer has but those to errors of ours. */
export const COMMON_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']

const seconds = { type: 'integer', minimum: 0 } as const

/** The document's components that its answers refer to. */
export const HEADERS = {
  'RateLimit-Limit': {
    description: 'Requests that the caller may send in the time they are counted in.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  'RateLimit-Remaining': {
    description: 'Requests that are left of them.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  'RateLimit-Reset': { description: 'Seconds until they are counted anew.', required: true, schema: seconds },
  'Retry-After': { description: 'Seconds to wait.', required: true, schema: seconds },
  ETag: {
    description: 'Of this content; for `If-None-Match` the next time.',
    required: true,
    schema: { type: 'string' },
  },
} as const

export const PARAMETERS = {
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description:
      'The `ETag` of an answer the caller has kept: when it still holds, the answer is 304 and empty.',
    schema: { type: 'string' },
  },
} as const

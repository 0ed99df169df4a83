/** Headers of single operations, for the schema of their response. */
export const LOCATION = {
  Location: { type: 'string', format: 'uri-reference', description: 'The URL of the created object.' },
}
export const COOKIES = {
  'Set-Cookie': { type: 'string', description: 'Cookies for browsers, not accessible to scripts.' },
}
export const ATTACHMENT = {
  'Content-Disposition': { type: 'string', description: 'The suggested file name.' },
}

/** Headers of all responses except server errors. */
export const COMMON_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']

const seconds = { type: 'integer', minimum: 0 } as const

/** Components of the document that its responses refer to. */
export const HEADERS = {
  'RateLimit-Limit': {
    description: 'The number of requests allowed in the current window.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  'RateLimit-Remaining': {
    description: 'The number of requests left in the current window.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  'RateLimit-Reset': { description: 'Seconds until the window ends.', required: true, schema: seconds },
  'Retry-After': {
    description: 'Seconds until the request can be retried.',
    required: true,
    schema: seconds,
  },
  ETag: {
    description: 'Identifies this content, for `If-None-Match` of the next request.',
    required: true,
    schema: { type: 'string' },
  },
} as const

export const PARAMETERS = {
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description:
      'The `ETag` of a cached response. If it is still current, the response is 304 without a body.',
    schema: { type: 'string' },
  },
} as const

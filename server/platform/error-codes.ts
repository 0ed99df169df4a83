import { refusalDefinitions } from './refusals.ts'

type CodeDefinition = { status?: number; description: string }

/** Codes of errors that are not refusals: malformed HTTP requests, unexpected errors, and GraphQL's own errors. */
export const PROTOCOL_ERRORS = {
  FOREIGN_ORIGIN: {
    status: 403,
    description: 'A page of another origin can change data with a bearer token only, not with cookies.',
  },
  BAD_REQUEST: { status: 400, description: 'The request is malformed.' },
  BODY_TOO_LARGE: {
    status: 413,
    description: 'The body is larger than the maximum for a request without a file.',
  },
  UNSUPPORTED_BODY: { status: 415, description: 'The content type of the body is not supported.' },
  NOT_ACCEPTABLE: { status: 406, description: 'None of the accepted content types is available.' },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    description: 'An unexpected error occurred; the log contains it under `requestId`.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    description: 'The service is temporarily unavailable or overloaded; retry later.',
  },

  GRAPHQL_PARSE_FAILED: { description: 'The document is not valid GraphQL syntax.' },
  GRAPHQL_VALIDATION_FAILED: { description: 'The document does not match the schema.' },
  OPERATION_RESOLUTION_FAILURE: {
    description: 'The document contains several operations and `operationName` selects none of them.',
  },
  BAD_USER_INPUT: { description: 'A variable or an argument has the wrong type.' },
  PERSISTED_DOCUMENT_NOT_FOUND: { description: 'No persisted document has this hash.' },
  DOCUMENT_LIMIT_EXCEEDED: {
    description: 'The document exceeds a limit; `limit` and `maximum` say which.',
  },
  COST_LIMIT_EXCEEDED: {
    description: 'The operation costs too many points; `cost` and `maximum` say how many.',
  },
} satisfies Record<string, CodeDefinition>

export type HttpErrorCode = {
  [Code in keyof typeof PROTOCOL_ERRORS]: (typeof PROTOCOL_ERRORS)[Code] extends { status: number }
    ? Code
    : never
}[keyof typeof PROTOCOL_ERRORS]

export type ErrorCode =
  | keyof typeof PROTOCOL_ERRORS
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_AUTHENTICATED'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'VALIDATION_FAILED'

export type DocumentedCode = { code: string; statuses: number[]; description: string }

export function documentedCodes(): DocumentedCode[] {
  const codes = new Map<string, DocumentedCode>()
  const add = (code: string, { status, description }: CodeDefinition) => {
    const statuses = codes.get(code)?.statuses ?? []
    if (status && !statuses.includes(status)) statuses.push(status)
    codes.set(code, { code, statuses: statuses.sort((a, b) => a - b), description })
  }
  for (const [code, definition] of Object.entries(PROTOCOL_ERRORS)) add(code, definition)
  for (const definition of refusalDefinitions.values()) add(definition.code, definition)
  return [...codes.values()].sort((a, b) => a.code.localeCompare(b.code))
}

/**
 * The codes of the GraphQL and REST APIs with their meaning. The meaning of a code never changes; the table in
 * docs/errors.md has the same rows.
 */
export const ERROR_CODES = {
  VALIDATION_FAILED: 'The input is invalid; `fields` lists the invalid fields with a message for each',
  NOT_AUTHENTICATED: 'The caller is not signed in: the token is missing, invalid or expired',
  BAD_CREDENTIALS: 'The email address or the password is wrong',
  PASSWORD_REQUIRED: 'The input must contain the password of the account',
  RECENT_SIGN_IN_REQUIRED:
    'The account has no password: sign in again, then repeat the request within 10 minutes',
  EMAIL_NOT_VERIFIED: 'The email address is not verified yet; a code was sent to it',
  ACCOUNT_SUSPENDED: 'The account is suspended',
  INVALID_CODE: 'The one-time code is wrong, expired or already used, or too many codes were tried',
  NO_REFRESH_TOKEN: 'The request contains no refresh token',
  TOKEN_REFRESH_FAILED: 'The refresh token is invalid or already used, or its session has ended',
  USERNAME_TAKEN: 'The username is taken; usernames are case-insensitive',
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was used for a different request within the last day',
  IDENTITY_REJECTED: 'The token of the identity provider was rejected',
  NOT_ALLOWED: 'The viewer is not allowed to do this',
  FOREIGN_ORIGIN: 'A page of another origin can change data with a bearer token only, not with cookies',
  MISSING_SCOPE: 'The personal access token does not have the required scope',
  NOT_FOUND: 'The object does not exist or is not visible to the caller',
  FILE_TOO_LARGE: 'The file is larger than the maximum',
  UNSUPPORTED_FILE_TYPE: 'The file type is not supported, or the file is damaged',
  RATE_LIMITED: 'Too many requests; `retryAfterSeconds` and `Retry-After` say when to retry',

  BAD_REQUEST: 'The request is malformed',
  BODY_TOO_LARGE: 'The body is larger than the maximum for a request without a file',
  UNSUPPORTED_BODY: 'The content type of the body is not supported',
  NOT_ACCEPTABLE: 'None of the accepted content types is available',
  METHOD_NOT_ALLOWED:
    'The HTTP method is not allowed; `Allow` lists the allowed methods. Mutations require POST',
  INTERNAL_SERVER_ERROR: 'An unexpected error occurred; the log contains it under `requestId`',
  SERVICE_UNAVAILABLE: 'The service is temporarily unavailable or overloaded; retry later',

  GRAPHQL_PARSE_FAILED: 'The document is not valid GraphQL syntax',
  GRAPHQL_VALIDATION_FAILED: 'The document does not match the schema',
  OPERATION_RESOLUTION_FAILURE:
    'The document contains several operations and `operationName` selects none of them',
  BAD_USER_INPUT: 'A variable or an argument has the wrong type',
  PERSISTED_DOCUMENT_NOT_FOUND: 'No persisted document has this hash',
  DOCUMENT_LIMIT_EXCEEDED: 'The document exceeds a limit; `limit` and `maximum` say which',
  COST_LIMIT_EXCEEDED: 'The operation costs too many points; `cost` and `maximum` say how many',
} as const

export type ErrorCode = keyof typeof ERROR_CODES

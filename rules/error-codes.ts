/**
 * Every code that an error of either door can carry, with what it means. A code never changes its meaning; the table in
 * docs/errors.md has the same rows.
 */
export const ERROR_CODES = {
  VALIDATION_FAILED: 'The input breaks a rule; `fields` names each field with its sentence',
  NOT_AUTHENTICATED: 'Only for members who are signed in: there is no token, or it is not good any more',
  BAD_CREDENTIALS: 'The address or the password is wrong; which one is not said',
  PASSWORD_REQUIRED: 'The input must contain the password of the account',
  RECENT_SIGN_IN_REQUIRED:
    'The account has no password: sign in again, then repeat the request within 10 minutes',
  EMAIL_NOT_VERIFIED: 'The address still has to be verified with the code sent to it',
  ACCOUNT_SUSPENDED: 'The house keeps this member out for now',
  INVALID_CODE: 'The one-time code is wrong, too old, used already or was tried too often',
  NO_REFRESH_TOKEN: 'There is no refresh token to exchange, or to tell which session should end',
  TOKEN_REFRESH_FAILED: 'The refresh token is not good, was used before, or its session has ended',
  USERNAME_TAKEN: 'Another member has this username, in upper or lower case',
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was used within the last day, for something else',
  IDENTITY_REJECTED: 'What the identity provider said was not believed',
  NOT_ALLOWED: 'The member who is signed in may not do this',
  FOREIGN_ORIGIN: 'A page of another site may change something with a token only, never with our cookies',
  MISSING_SCOPE: 'The personal access token does not let a program do this',
  NOT_FOUND: 'There is no such thing, or no longer',
  FILE_TOO_LARGE: 'The file is larger than a file may be',
  UNSUPPORTED_FILE_TYPE: 'The file is of a kind that cannot be kept here, or damaged',
  RATE_LIMITED: 'Too much within a time; `retryAfterSeconds` and `Retry-After` say when to come again',

  BAD_REQUEST: 'The request is not in the form that it has to have',
  BODY_TOO_LARGE: 'The body is larger than a body without a file may be',
  UNSUPPORTED_BODY: 'The body is of a content type that is not read here',
  NOT_ACCEPTABLE: 'The answer can be had in none of the content types that are accepted',
  METHOD_NOT_ALLOWED:
    'The HTTP method is not for this: `Allow` says which are, and a mutation has to be a POST',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side; `requestId` is the id under which it was logged',
  SERVICE_UNAVAILABLE:
    'What is needed does not answer, or there is too much to do; the same may work a little later',

  GRAPHQL_PARSE_FAILED: 'The document is not GraphQL',
  GRAPHQL_VALIDATION_FAILED: 'The document asks for what the schema does not have',
  OPERATION_RESOLUTION_FAILURE: 'Which operation of the document is meant cannot be told',
  BAD_USER_INPUT: 'A variable or an argument is not of its type',
  PERSISTED_DOCUMENT_NOT_FOUND: 'There is no persisted document with this hash',
  DOCUMENT_LIMIT_EXCEEDED: 'The document is larger than a document may be; `limit` and `maximum` say in what',
  COST_LIMIT_EXCEEDED: 'The operation costs more points than one may; `cost` and `maximum` say how many',
} as const

export type ErrorCode = keyof typeof ERROR_CODES

import type { ErrorCode } from '#rules/error-codes.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { messages } from '#rules/messages.ts'
import type { z } from 'zod'

/**
 * Expected refusals. Each is thrown by the domain and said to the caller in its own words by both doors: as a member of
 * a result union by GraphQL, with its status by REST. `code` never changes.
 */
export abstract class Refusal extends Error {
  abstract readonly code: ErrorCode
}

export type FieldError = { path: string; message: string }

export class ValidationError extends Refusal {
  override name = 'ValidationError'
  readonly code = 'VALIDATION_FAILED'
  readonly fields: readonly FieldError[]

  /** The message is the first field's: the one sentence that REST has room for. */
  constructor(fields: readonly FieldError[]) {
    super(fields[0]?.message)
    this.fields = fields
  }
}

export class NotAuthenticatedError extends Refusal {
  override name = 'NotAuthenticatedError'
  readonly code = 'NOT_AUTHENTICATED'
  constructor(message: string = messages.noToken) {
    super(message)
  }
}

export class BadCredentialsError extends Refusal {
  override name = 'BadCredentialsError'
  readonly code = 'BAD_CREDENTIALS'
  constructor() {
    super(messages.wrongCredentials)
  }
}

/** A session is not enough: the member's password must come with the input. */
export class PasswordRequiredError extends Refusal {
  override name = 'PasswordRequiredError'
  readonly code = 'PASSWORD_REQUIRED'
  constructor() {
    super(messages.passwordProofRequired)
  }
}

/** The same for members without a password. */
export class RecentSignInRequiredError extends Refusal {
  override name = 'RecentSignInRequiredError'
  readonly code = 'RECENT_SIGN_IN_REQUIRED'
  constructor() {
    super(messages.recentSignInRequired)
  }
}

export class EmailNotVerifiedError extends Refusal {
  override name = 'EmailNotVerifiedError'
  readonly code = 'EMAIL_NOT_VERIFIED'
  /** What the browser that knows the password has yet to verify. */
  readonly registrationId: string
  constructor(registrationId: string) {
    super(messages.emailNotVerified)
    this.registrationId = registrationId
  }
}

export class AccountSuspendedError extends Refusal {
  override name = 'AccountSuspendedError'
  readonly code = 'ACCOUNT_SUSPENDED'
  constructor() {
    super(messages.accountSuspended)
  }
}

export class InvalidCodeError extends Refusal {
  override name = 'InvalidCodeError'
  readonly code = 'INVALID_CODE'
  constructor() {
    super(messages.codeWrong)
  }
}

export class NoRefreshTokenError extends Refusal {
  override name = 'NoRefreshTokenError'
  readonly code = 'NO_REFRESH_TOKEN'
  constructor() {
    super(messages.noRefreshTokenAtLogout)
  }
}

export class NoTokenToRefreshError extends Refusal {
  override name = 'NoTokenToRefreshError'
  readonly code = 'NO_REFRESH_TOKEN'
  constructor() {
    super(messages.noRefreshToken)
  }
}

export class TokenRefreshFailedError extends Refusal {
  override name = 'TokenRefreshFailedError'
  readonly code = 'TOKEN_REFRESH_FAILED'
  constructor() {
    super(messages.refreshFailed)
  }
}

export class UsernameTakenError extends Refusal {
  override name = 'UsernameTakenError'
  readonly code = 'USERNAME_TAKEN'
  constructor(message: string = messages.usernameTaken) {
    super(message)
  }
}

export class IdempotencyKeyReusedError extends Refusal {
  override name = 'IdempotencyKeyReusedError'
  readonly code = 'IDEMPOTENCY_KEY_REUSED'
  constructor() {
    super(messages.idempotencyKeyReused)
  }
}

export class IdentityRejectedError extends Refusal {
  override name = 'IdentityRejectedError'
  readonly code = 'IDENTITY_REJECTED'
  constructor(message: string = messages.identityRejected) {
    super(message)
  }
}

export class RateLimitedError extends Refusal {
  override name = 'RateLimitedError'
  readonly code = 'RATE_LIMITED'
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number, message = messages.tooManyRequests(retryAfterSeconds)) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Told to who watches, who comes back and fetches what they have missed. */
export class EventsMissedError extends Refusal {
  override name = 'EventsMissedError'
  readonly code = 'SERVICE_UNAVAILABLE'
  constructor() {
    super(failureMessages.tryAgainLater)
  }
}

export class NotAllowedError extends Refusal {
  override name = 'NotAllowedError'
  readonly code = 'NOT_ALLOWED'
}

/** A personal access token was shown that does not let its holder do this. */
export class MissingScopeError extends Refusal {
  override name = 'MissingScopeError'
  readonly code = 'MISSING_SCOPE'
}

export class NotFoundError extends Refusal {
  override name = 'NotFoundError'
  readonly code = 'NOT_FOUND'
}

export class FileTooLargeError extends Refusal {
  override name = 'FileTooLargeError'
  readonly code = 'FILE_TOO_LARGE'
}

export class UnsupportedFileTypeError extends Refusal {
  override name = 'UnsupportedFileTypeError'
  readonly code = 'UNSUPPORTED_FILE_TYPE'
  constructor(message: string = messages.fileTypeUnsupported, options?: ErrorOptions) {
    super(message, options)
  }
}

/** What the rules make of the input, or a ValidationError with one sentence for each field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const fields = new Map<string, string>()
  for (const issue of parsed.error.issues) {
    const path = issue.path.join('.')
    if (!fields.has(path)) fields.set(path, issue.message)
  }
  throw new ValidationError(Array.from(fields, ([path, message]) => ({ path, message })))
}

import { messages } from '#rules/messages.ts'
import { defineRefusal, Refusal, registerRefusal } from '#server/platform/refusals.ts'

export const BadCredentialsError = defineRefusal({
  name: 'BadCredentialsError',
  code: 'BAD_CREDENTIALS',
  status: 401,
  message: messages.wrongCredentials,
  description: 'The email address or the password is wrong.',
})

export const PasswordRequiredError = defineRefusal({
  name: 'PasswordRequiredError',
  code: 'PASSWORD_REQUIRED',
  status: 403,
  message: messages.passwordProofRequired,
  description: 'The input must contain the password of the account.',
})

export const RecentSignInRequiredError = defineRefusal({
  name: 'RecentSignInRequiredError',
  code: 'RECENT_SIGN_IN_REQUIRED',
  status: 403,
  message: messages.recentSignInRequired,
  description: 'The account has no password: sign in again, then repeat the request within 10 minutes.',
})

const emailNotVerified = {
  name: 'EmailNotVerifiedError',
  code: 'EMAIL_NOT_VERIFIED',
  status: 403,
  message: messages.emailNotVerified,
  description: 'The email address is not verified yet; a code was sent to it.',
} as const

export class EmailNotVerifiedError extends Refusal<'EMAIL_NOT_VERIFIED'> {
  /**
   * The pending registration. It is stored in a cookie of the browser that knows the password and never sent in a
   * body.
   */
  readonly registrationId: string

  constructor(registrationId: string) {
    super(emailNotVerified)
    this.registrationId = registrationId
  }
}
registerRefusal(EmailNotVerifiedError, emailNotVerified)

export const AccountSuspendedError = defineRefusal({
  name: 'AccountSuspendedError',
  code: 'ACCOUNT_SUSPENDED',
  status: 403,
  message: messages.accountSuspended,
  description: 'The account is suspended.',
})

export const InvalidCodeError = defineRefusal({
  name: 'InvalidCodeError',
  code: 'INVALID_CODE',
  status: 400,
  message: messages.codeWrong,
  description: 'The one-time code is wrong, expired or already used, or too many codes were tried.',
})

const NO_REFRESH_TOKEN = {
  code: 'NO_REFRESH_TOKEN',
  description: 'The request contains no refresh token.',
} as const

export const NoRefreshTokenError = defineRefusal({
  ...NO_REFRESH_TOKEN,
  name: 'NoRefreshTokenError',
  status: 400,
  message: messages.noRefreshTokenAtLogout,
})

export const NoTokenToRefreshError = defineRefusal({
  ...NO_REFRESH_TOKEN,
  name: 'NoTokenToRefreshError',
  status: 401,
  message: messages.noRefreshToken,
})

const tokenRefreshFailed = {
  name: 'TokenRefreshFailedError',
  code: 'TOKEN_REFRESH_FAILED',
  status: 401,
  message: messages.refreshFailed,
  description: 'The refresh token is invalid or already used, or its session has ended.',
} as const

export class TokenRefreshFailedError extends Refusal<'TOKEN_REFRESH_FAILED'> {
  /** Someone ended the session. It did not expire. */
  readonly wasSessionEnded: boolean

  constructor({ wasSessionEnded }: { wasSessionEnded: boolean }) {
    super(tokenRefreshFailed)
    this.wasSessionEnded = wasSessionEnded
  }
}
registerRefusal(TokenRefreshFailedError, tokenRefreshFailed)

export const IdentityRejectedError = defineRefusal({
  name: 'IdentityRejectedError',
  code: 'IDENTITY_REJECTED',
  status: 401,
  message: messages.identityRejected,
  description: 'The token of the identity provider was rejected.',
})

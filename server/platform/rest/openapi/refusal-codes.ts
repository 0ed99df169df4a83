import { messages } from '#rules/messages.ts'

const CODE_OF_STATUS: Record<number, string> = {
  400: 'VALIDATION_FAILED',
  401: 'NOT_AUTHENTICATED',
  403: 'NOT_ALLOWED',
  404: 'NOT_FOUND',
  409: 'USERNAME_TAKEN',
  413: 'FILE_TOO_LARGE',
  415: 'UNSUPPORTED_FILE_TYPE',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
}

/** Where a status comes for more than one reason. */
const CODE_OF_SENTENCE = new Map<string, string>([
  [messages.codeWrong, 'INVALID_CODE'],
  [messages.noRefreshTokenAtLogout, 'NO_REFRESH_TOKEN'],
  [messages.noRefreshToken, 'NO_REFRESH_TOKEN'],
  [messages.refreshFailed, 'TOKEN_REFRESH_FAILED'],
  [messages.wrongCredentials, 'BAD_CREDENTIALS'],
  [messages.passwordProofRequired, 'PASSWORD_REQUIRED'],
  [messages.recentSignInRequired, 'RECENT_SIGN_IN_REQUIRED'],
  [messages.emailNotVerified, 'EMAIL_NOT_VERIFIED'],
  [messages.accountSuspended, 'ACCOUNT_SUSPENDED'],
  [messages.identityRejected, 'IDENTITY_REJECTED'],
  [messages.identityAlreadyLinked, 'IDENTITY_REJECTED'],
  [messages.identityNotConfigured, 'IDENTITY_REJECTED'],
  [messages.tokenMayNotWrite, 'MISSING_SCOPE'],
  [messages.tokenMayNotManage, 'MISSING_SCOPE'],
  [messages.idempotencyKeyReused, 'IDEMPOTENCY_KEY_REUSED'],
  [messages.bodyMalformed, 'BAD_REQUEST'],
  [messages.oneFileOnly, 'BAD_REQUEST'],
  [messages.bodyTooLarge, 'BODY_TOO_LARGE'],
  [messages.bodyNotJson, 'UNSUPPORTED_BODY'],
  [messages.bodyNotMultipart, 'UNSUPPORTED_BODY'],
])

/** The code that the document tells beside a sentence; the tests hold it to what is really answered. */
export function codeOf(status: number, sentence: string): string {
  return CODE_OF_SENTENCE.get(sentence) ?? CODE_OF_STATUS[status] ?? 'INTERNAL_SERVER_ERROR'
}

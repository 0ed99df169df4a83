import {
  AccountSuspendedError,
  BadCredentialsError,
  EmailNotVerifiedError,
  FileTooLargeError,
  IdempotencyKeyReusedError,
  IdentityRejectedError,
  InvalidCodeError,
  MissingScopeError,
  NoRefreshTokenError,
  NoTokenToRefreshError,
  NotAllowedError,
  NotAuthenticatedError,
  NotFoundError,
  PasswordRequiredError,
  RecentSignInRequiredError,
  TokenRefreshFailedError,
  UnsupportedFileTypeError,
  UsernameTakenError,
  ValidationError,
  type FieldError,
  type Refusal,
} from '#server/platform/refusals.ts'
import { builder } from './builder.ts'

const ErrorInterface = builder.interfaceRef<Refusal>('Error').implement({
  description:
    'An expected error. Select `... on Error { message }` in every result union to handle all of them.',
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'A message that can be shown to the user.',
    }),
    code: t.exposeString('code', { description: 'A stable, machine-readable code.' }),
  }),
})

const FieldErrorType = builder.objectRef<FieldError>('FieldError').implement({
  description: 'A problem with one field of an input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The name of the field in the input.' }),
    message: t.exposeString('message', { description: 'A message that can be shown next to the field.' }),
  }),
})

builder.objectType(ValidationError, {
  name: 'ValidationError',
  description: 'The input is invalid.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fields: t.field({
      type: [FieldErrorType],
      description: 'The invalid fields.',
      resolve: (error) => [...error.fields],
    }),
  }),
})

const plainErrors = [
  [NotAuthenticatedError, 'NotAuthenticatedError', 'The caller is not signed in.'],
  [BadCredentialsError, 'BadCredentialsError', 'The email address or the password is wrong.'],
  [PasswordRequiredError, 'PasswordRequiredError', 'The input must contain the password of the account.'],
  [
    RecentSignInRequiredError,
    'RecentSignInRequiredError',
    'The account has no password; the member must have signed in within the last 10 minutes.',
  ],
  [
    EmailNotVerifiedError,
    'EmailNotVerifiedError',
    'The email address is not verified yet. A code was sent to it.',
  ],
  [AccountSuspendedError, 'AccountSuspendedError', 'The account is suspended.'],
  [
    InvalidCodeError,
    'InvalidCodeError',
    'The code is wrong, expired or already used, or too many codes were tried.',
  ],
  [
    NoRefreshTokenError,
    'NoRefreshTokenError',
    'The request contains no refresh token, so there is no session to end.',
  ],
  [NoTokenToRefreshError, 'NoTokenToRefreshError', 'The request contains no refresh token.'],
  [
    TokenRefreshFailedError,
    'TokenRefreshFailedError',
    'The refresh token is invalid or already used, or its session has ended.',
  ],
  [UsernameTakenError, 'UsernameTakenError', 'The username is taken. Usernames are case-insensitive.'],
  [
    IdempotencyKeyReusedError,
    'IdempotencyKeyReusedError',
    'The idempotency key was used for a different request within the last day.',
  ],
  [IdentityRejectedError, 'IdentityRejectedError', 'The token of the identity provider was rejected.'],
  [NotAllowedError, 'NotAllowedError', 'The viewer is not allowed to do this.'],
  [MissingScopeError, 'MissingScopeError', 'The personal access token does not have the required scope.'],
  [NotFoundError, 'NotFoundError', 'The object does not exist or is not visible to the viewer.'],
  [FileTooLargeError, 'FileTooLargeError', 'The file is larger than 40 MB.'],
  [
    UnsupportedFileTypeError,
    'UnsupportedFileTypeError',
    'The file type is not supported, or the file is damaged.',
  ],
] as const

for (const [type, name, description] of plainErrors) {
  builder.objectType(type, { name, description, interfaces: [ErrorInterface] })
}

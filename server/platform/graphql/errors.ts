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
    'An expected refusal. Ask every result union for `... on Error { message }` and none goes unseen.',
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'A sentence that can be shown to the person who asked.',
    }),
    code: t.exposeString('code', { description: 'A stable name of the refusal, for programs.' }),
  }),
})

const FieldErrorType = builder.objectRef<FieldError>('FieldError').implement({
  description: 'What is wrong with one field of an input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: "The field's name in the input." }),
    message: t.exposeString('message', { description: 'A sentence that can be shown beside the field.' }),
  }),
})

builder.objectType(ValidationError, {
  name: 'ValidationError',
  description: 'The input breaks a rule.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fields: t.field({
      type: [FieldErrorType],
      description: 'Each field that breaks a rule, with its sentence.',
      resolve: (error) => [...error.fields],
    }),
  }),
})

const plainErrors = [
  [NotAuthenticatedError, 'NotAuthenticatedError', 'Only for members who are signed in.'],
  [
    BadCredentialsError,
    'BadCredentialsError',
    'The address or the password is wrong; which one is not said.',
  ],
  [PasswordRequiredError, 'PasswordRequiredError', 'The input must contain the password of the account.'],
  [
    RecentSignInRequiredError,
    'RecentSignInRequiredError',
    'The account has no password: the member must sign in again shortly before.',
  ],
  [
    EmailNotVerifiedError,
    'EmailNotVerifiedError',
    'The address still has to be verified with the code sent to it.',
  ],
  [AccountSuspendedError, 'AccountSuspendedError', 'The house keeps this member out for now.'],
  [InvalidCodeError, 'InvalidCodeError', 'The code is wrong, too old, used already or was tried too often.'],
  [NoRefreshTokenError, 'NoRefreshTokenError', 'There is no refresh token to tell which session should end.'],
  [NoTokenToRefreshError, 'NoTokenToRefreshError', 'There is no refresh token to exchange.'],
  [
    TokenRefreshFailedError,
    'TokenRefreshFailedError',
    'The refresh token is not good, was used before, or its session has ended.',
  ],
  [UsernameTakenError, 'UsernameTakenError', 'Another member has this username, in upper or lower case.'],
  [
    IdempotencyKeyReusedError,
    'IdempotencyKeyReusedError',
    'The idempotency key was used within the last day, for something else.',
  ],
  [IdentityRejectedError, 'IdentityRejectedError', 'What the identity provider said was not believed.'],
  [NotAllowedError, 'NotAllowedError', 'The member who is signed in may not do this.'],
  [MissingScopeError, 'MissingScopeError', 'The personal access token does not let a program do this.'],
  [NotFoundError, 'NotFoundError', 'There is no such thing, or no longer.'],
  [FileTooLargeError, 'FileTooLargeError', 'The file is larger than 40 MB.'],
  [
    UnsupportedFileTypeError,
    'UnsupportedFileTypeError',
    'The file is of a kind that posts cannot hold, or damaged.',
  ],
] as const

for (const [type, name, description] of plainErrors) {
  builder.objectType(type, { name, description, interfaces: [ErrorInterface] })
}

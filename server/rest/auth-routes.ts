import type { FastifyInstance } from 'fastify'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { EmailNotVerifiedError } from '#server/domain/errors.ts'
import { changePassword } from '#server/domain/members/change-password.ts'
import { signInWithIdentity, startIdentitySignIn } from '#server/domain/members/identity-sign-in.ts'
import { refreshSession } from '#server/domain/members/refresh-session.ts'
import { requestPasswordReset, resetPassword } from '#server/domain/members/reset-password.ts'
import { logOut, startSession } from '#server/domain/members/session.ts'
import { signIn } from '#server/domain/members/sign-in.ts'
import { register, resendCode, verifyEmail } from '#server/domain/members/sign-up.ts'
import { isUsernameAvailable } from '#server/domain/members/usernames.ts'
import { callerOf } from '#server/http/caller.ts'
import { sessionCookies } from '#server/http/session-cookies.ts'
import { presentTokens } from './present.ts'
import { fieldsOf } from './request-body.ts'
import { viewerOf } from './viewer.ts'

type Options = { dependencies: Dependencies; isSecure: boolean }

export async function authRoutes(scope: FastifyInstance, { dependencies, isSecure }: Options): Promise<void> {
  scope.post('/auth/register', async (request, reply) => {
    const { email, username, password, dateOfBirth, termsAndConditions } = fieldsOf(request)
    const registrationId = await register(
      dependencies,
      { email, username, password, dateOfBirth, termsAndConditions },
      callerOf(request),
    )
    sessionCookies(request, reply, isSecure).setRegistration(registrationId)
    return reply.status(201).send({ success: true, message: messages.registered })
  })

  scope.post('/auth/otp-verify', async (request) => {
    const { email, otp } = fieldsOf(request)
    const caller = callerOf(request)
    const { memberId } = await verifyEmail(dependencies, { email, otp }, caller)
    const tokens = await startSession(dependencies, memberId, caller.userAgent)
    return { success: true, message: messages.codeVerified, tokens: presentTokens(tokens) }
  })

  scope.post('/auth/otp-resend', async (request) => {
    const { email } = fieldsOf(request)
    await resendCode(dependencies, { email }, callerOf(request))
    return { success: true, message: messages.codeSent }
  })

  scope.post('/auth/login', async (request, reply) => {
    const { email, password } = fieldsOf(request)
    const cookies = sessionCookies(request, reply, isSecure)
    const { tokens } = await signIn(dependencies, { email, password }, callerOf(request)).catch((error) => {
      if (error instanceof EmailNotVerifiedError) cookies.setRegistration(error.registrationId)
      throw error
    })
    cookies.set(tokens)
    return { success: true, message: messages.loggedIn, tokens: presentTokens(tokens) }
  })

  scope.post('/auth/logout', async (request, reply) => {
    const cookies = sessionCookies(request, reply, isSecure)
    const { refreshToken } = fieldsOf(request)
    cookies.clear()
    const given = typeof refreshToken === 'string' ? refreshToken : null
    await logOut(dependencies, [given, cookies.refreshToken], request.viewer)
    return { success: true, message: messages.loggedOut }
  })

  scope.get('/auth/verify', async (request) => {
    viewerOf(request)
    return { success: true, message: messages.sessionValid }
  })

  scope.post('/auth/refresh', async (request, reply) => {
    const cookies = sessionCookies(request, reply, isSecure)
    const { refreshToken } = fieldsOf(request)
    const given = typeof refreshToken === 'string' ? refreshToken : cookies.refreshToken
    const tokens = await refreshSession(dependencies, given)
    cookies.set(tokens)
    return {
      success: true,
      message: messages.sessionRefreshed,
      token: tokens.accessToken,
      tokens: presentTokens(tokens),
    }
  })

  scope.post('/auth/verify-username', async (request) => {
    const { username } = fieldsOf(request)
    const isAvailable = await isUsernameAvailable(dependencies, username, callerOf(request))
    return {
      success: isAvailable,
      message: isAvailable ? messages.usernameAvailable : messages.usernameTaken,
    }
  })

  scope.post('/auth/forgot-password', async (request) => {
    const { email } = fieldsOf(request)
    await requestPasswordReset(dependencies, { email }, callerOf(request))
    return { success: true, message: messages.resetCodeSent }
  })

  scope.post('/auth/reset-password', async (request) => {
    const { email, otp, password } = fieldsOf(request)
    await resetPassword(dependencies, { email, otp, password }, callerOf(request))
    return { success: true, message: messages.passwordReset }
  })

  scope.post('/auth/change-password', async (request) => {
    const { currentPassword, newPassword } = fieldsOf(request)
    await changePassword(dependencies, viewerOf(request), { currentPassword, newPassword })
    return { success: true, message: messages.passwordChanged }
  })

  scope.post('/auth/identity/start', async (request, reply) => {
    const cookies = sessionCookies(request, reply, isSecure)
    const start = startIdentitySignIn(dependencies, cookies.identityNonce)
    cookies.setIdentityNonce(start.nonce)
    return { success: true, message: messages.identityStarted, ...start }
  })

  scope.post('/auth/identity', async (request, reply) => {
    const cookies = sessionCookies(request, reply, isSecure)
    const { idToken, username, dateOfBirth, termsAndConditions } = fieldsOf(request)
    const result = await signInWithIdentity(
      dependencies,
      { idToken: typeof idToken === 'string' ? idToken : '', nonce: cookies.identityNonce },
      { username, dateOfBirth, termsAndConditions },
      callerOf(request),
    )
    if (result.kind === 'profile-needed') {
      const { email, suggestedUsername } = result
      return { success: false, message: messages.identityProfileNeeded, email, suggestedUsername }
    }
    cookies.set(result.tokens)
    cookies.setIdentityNonce(null)
    return { success: true, message: messages.loggedIn, tokens: presentTokens(result.tokens) }
  })
}

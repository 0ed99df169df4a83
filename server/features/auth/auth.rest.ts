import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { EmailNotVerifiedError } from './refusals.ts'
import { signInWithIdentity, startIdentitySignIn } from './identity-sign-in.ts'
import { refreshSession } from './refresh-session.ts'
import { logOut, startSession } from './session.ts'
import { signIn } from './sign-in.ts'
import { register, resendCode, verifyEmail } from './sign-up.ts'
import { isUsernameAvailable } from '#server/features/members/usernames.ts'
import { callerOf } from '#server/platform/http/caller.ts'
import { sessionCookies } from '#server/platform/http/session-cookies.ts'
import type { RestScope } from '#server/platform/rest/compilers.ts'
import { presentTokens } from '#server/platform/rest/present.ts'
import * as identity from './identity.schemas.ts'
import * as signingIn from './sign-in.schemas.ts'
import * as signingUp from './sign-up.schemas.ts'
import { succeed } from '#server/platform/rest/succeed.ts'
import { viewerOf } from '#server/platform/rest/viewer.ts'

type Options = { dependencies: Dependencies; isSecure: boolean }

export async function authRoutes(scope: RestScope, { dependencies, isSecure }: Options): Promise<void> {
  const { now } = dependencies.clock
  scope.post('/auth/register', { schema: signingUp.register(now) }, async (request, reply) => {
    const registrationId = await register(dependencies, request.body, callerOf(request))
    sessionCookies(request, reply, isSecure).setRegistration(registrationId)
    return reply.status(201).send(succeed(messages.registered))
  })

  scope.post('/auth/otp-verify', { schema: signingUp.verifyOtp }, async (request) => {
    const caller = callerOf(request)
    const { memberId } = await verifyEmail(dependencies, request.body, caller)
    const tokens = await startSession(dependencies, memberId, caller.userAgent)
    return succeed(messages.codeVerified, { tokens: presentTokens(tokens) })
  })

  scope.post('/auth/otp-resend', { schema: signingUp.resendOtp }, async (request) => {
    await resendCode(dependencies, request.body, callerOf(request))
    return succeed(messages.codeSent)
  })

  scope.post('/auth/login', { schema: signingIn.login }, async (request, reply) => {
    const cookies = sessionCookies(request, reply, isSecure)
    const { tokens, deviceToken } = await signIn(dependencies, request.body, callerOf(request)).catch(
      (error) => {
        if (error instanceof EmailNotVerifiedError) cookies.setRegistration(error.registrationId)
        throw error
      },
    )
    cookies.set(tokens)
    cookies.setDevice(deviceToken)
    return succeed(messages.loggedIn, { tokens: presentTokens(tokens) })
  })

  scope.post('/auth/logout', { schema: signingIn.logout }, async (request, reply) => {
    const cookies = sessionCookies(request, reply, isSecure)
    cookies.clear()
    const given = request.body.refreshToken ?? null
    await logOut(dependencies, [given, cookies.refreshToken], request.viewer)
    return succeed(messages.loggedOut)
  })

  scope.get('/auth/verify', { schema: signingIn.verifySession }, async (request) => {
    viewerOf(request)
    return succeed(messages.sessionValid)
  })

  scope.post('/auth/refresh', { schema: signingIn.refreshSession }, async (request, reply) => {
    const cookies = sessionCookies(request, reply, isSecure)
    const tokens = await refreshSession(dependencies, request.body.refreshToken ?? cookies.refreshToken)
    cookies.set(tokens)
    return succeed(messages.sessionRefreshed, { token: tokens.accessToken, tokens: presentTokens(tokens) })
  })

  scope.post('/auth/verify-username', { schema: signingUp.verifyUsername }, async (request) => {
    const isAvailable = await isUsernameAvailable(dependencies, request.body.username, callerOf(request))
    return {
      success: isAvailable,
      message: isAvailable ? messages.usernameAvailable : messages.usernameTaken,
    }
  })

  scope.post('/auth/identity/start', { schema: identity.startIdentitySignIn }, async (request, reply) => {
    const cookies = sessionCookies(request, reply, isSecure)
    const start = await startIdentitySignIn(dependencies, cookies.identityNonce)
    cookies.setIdentityNonce(start.nonce)
    return succeed(messages.identityStarted, start)
  })

  scope.post('/auth/identity', { schema: identity.signInWithIdentity(now) }, async (request, reply) => {
    const cookies = sessionCookies(request, reply, isSecure)
    const { idToken, ...input } = request.body
    const proof = { idToken, nonce: cookies.identityNonce }
    const result = await signInWithIdentity(dependencies, proof, input, callerOf(request))
    if (result.kind === 'profile-needed') {
      const { email, suggestedUsername } = result
      return { success: false as const, message: messages.identityProfileNeeded, email, suggestedUsername }
    }
    if (result.kind === 'link-needed') {
      const { kind: _kind, ...details } = result
      const message = details.isCodeSent ? messages.identityLinkCodeSent : messages.identityLinkNeeded
      return { success: false as const, message, ...details }
    }
    cookies.set(result.tokens)
    cookies.setIdentityNonce(null)
    return succeed(messages.loggedIn, { tokens: presentTokens(result.tokens) })
  })
}

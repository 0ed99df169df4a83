import type { FastifyInstance } from 'fastify'
import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { endSession, requireSession } from '#server/domain/members/session.ts'
import { signIn } from '#server/domain/members/sign-in.ts'
import { register, resendCode, verifyEmail } from '#server/domain/members/sign-up.ts'
import { accessTokenOf } from '#server/http/request-viewer.ts'
import { sessionCookies } from '#server/http/session-cookies.ts'
import { presentTokens } from './present.ts'
import { fieldsOf } from './request-body.ts'

type Options = { dependencies: Dependencies; isSecure: boolean }

export async function authRoutes(scope: FastifyInstance, { dependencies, isSecure }: Options): Promise<void> {
  scope.post('/auth/register', async (request, reply) => {
    const { email, username, password, dateOfBirth, termsAndConditions } = fieldsOf(request)
    await register(dependencies, { email, username, password, dateOfBirth, termsAndConditions })
    return reply.status(201).send({ success: true, message: messages.registered })
  })

  scope.post('/auth/otp-verify', async (request) => {
    const { email, otp } = fieldsOf(request)
    const { tokens } = await verifyEmail(dependencies, { email, otp }, request.headers['user-agent'] ?? null)
    return { success: true, message: messages.codeVerified, tokens: presentTokens(tokens) }
  })

  scope.post('/auth/otp-resend', async (request) => {
    const { email } = fieldsOf(request)
    await resendCode(dependencies, { email })
    return { success: true, message: messages.codeSent }
  })

  scope.post('/auth/login', async (request, reply) => {
    const { email, password } = fieldsOf(request)
    const { tokens } = await signIn(dependencies, { email, password }, request.headers['user-agent'] ?? null)
    sessionCookies(request, reply, isSecure).set(tokens)
    return { success: true, message: messages.loggedIn, tokens: presentTokens(tokens) }
  })

  scope.post('/auth/logout', async (request, reply) => {
    const cookies = sessionCookies(request, reply, isSecure)
    const { refreshToken } = fieldsOf(request)
    cookies.clear()
    await endSession(dependencies, typeof refreshToken === 'string' ? refreshToken : cookies.refreshToken)
    return { success: true, message: messages.loggedOut }
  })

  scope.get('/auth/verify', async (request) => {
    requireSession(request.viewer, accessTokenOf(request))
    return { success: true, message: messages.sessionValid }
  })
}

import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  ACCESS_TOKEN_COOKIE,
  ACCESS_TOKEN_SECONDS,
  CODE_REQUEST_COOKIE,
  CODE_REQUEST_SECONDS,
  DEVICE_COOKIE,
  DEVICE_SECONDS,
  REFRESH_TOKEN_COOKIE,
  REFRESH_TOKEN_SECONDS,
  REGISTRATION_COOKIE,
  REGISTRATION_SECONDS,
} from '#rules/limits.ts'
import { prefixed, readSessionCookie } from './session-cookie-names.ts'

const IDENTITY_NONCE_COOKIE = 'identityNonce'
const IDENTITY_NONCE_SECONDS = 60 * 60

/** The cookies of the browser. Over a WebSocket, none can be set. */
export type SessionCookies = {
  refreshToken: string | null
  set(tokens: { accessToken: string; refreshToken: string }): void
  clear(): void
  identityNonce: string | null
  setIdentityNonce(nonce: string | null): void
  setRegistration(id: string): void
  /** The token proves in later requests that this browser has signed in to the account. */
  setDevice(token: string): void
  clearDevice(): void
  /** Identifies the browser that requested a password reset code. */
  setCodeRequest(id: string): void
}

export const NO_COOKIES: SessionCookies = {
  refreshToken: null,
  identityNonce: null,
  set: () => undefined,
  clear: () => undefined,
  setIdentityNonce: () => undefined,
  setRegistration: () => undefined,
  setDevice: () => undefined,
  clearDevice: () => undefined,
  setCodeRequest: () => undefined,
}

export function sessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): SessionCookies {
  const attributes: CookieSerializeOptions = { path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure }
  const clearPlain = () => {
    reply.clearCookie(ACCESS_TOKEN_COOKIE, attributes)
    reply.clearCookie(REFRESH_TOKEN_COOKIE, attributes)
  }
  const nameOf = (name: string) => (isSecure ? prefixed(name) : name)
  const accessName = nameOf(ACCESS_TOKEN_COOKIE)
  const refreshName = nameOf(REFRESH_TOKEN_COOKIE)
  return {
    refreshToken: readSessionCookie(request.cookies, REFRESH_TOKEN_COOKIE),
    identityNonce: request.cookies[IDENTITY_NONCE_COOKIE] ?? null,
    setIdentityNonce(nonce) {
      if (nonce === null) reply.clearCookie(IDENTITY_NONCE_COOKIE, attributes)
      else reply.setCookie(IDENTITY_NONCE_COOKIE, nonce, { ...attributes, maxAge: IDENTITY_NONCE_SECONDS })
    },
    setRegistration(id) {
      reply.setCookie(REGISTRATION_COOKIE, id, { ...attributes, maxAge: REGISTRATION_SECONDS })
    },
    setDevice(token) {
      reply.setCookie(nameOf(DEVICE_COOKIE), token, { ...attributes, maxAge: DEVICE_SECONDS })
    },
    clearDevice() {
      reply.clearCookie(nameOf(DEVICE_COOKIE), attributes)
      reply.clearCookie(nameOf(CODE_REQUEST_COOKIE), attributes)
    },
    setCodeRequest(id) {
      reply.setCookie(nameOf(CODE_REQUEST_COOKIE), id, { ...attributes, maxAge: CODE_REQUEST_SECONDS })
    },
    set({ accessToken, refreshToken }) {
      if (request.cookies[REGISTRATION_COOKIE]) reply.clearCookie(REGISTRATION_COOKIE, attributes)
      const { cookies } = request
      if (isSecure && (cookies[ACCESS_TOKEN_COOKIE] || cookies[REFRESH_TOKEN_COOKIE])) clearPlain()
      reply.setCookie(accessName, accessToken, { ...attributes, maxAge: ACCESS_TOKEN_SECONDS })
      reply.setCookie(refreshName, refreshToken, { ...attributes, maxAge: REFRESH_TOKEN_SECONDS })
    },
    clear() {
      clearPlain()
      if (!isSecure) return
      reply.clearCookie(accessName, attributes)
      reply.clearCookie(refreshName, attributes)
    },
  }
}

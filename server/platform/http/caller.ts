import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'
import { parse as parseCookies } from 'cookie'
import proxyAddress from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { CODE_REQUEST_COOKIE, DEVICE_COOKIE, REGISTRATION_COOKIE } from '#rules/limits.ts'
import { validate as isUuid } from 'uuid'
import type { Caller } from '#server/platform/rate-limits/rate-limits.ts'
import { readCookie } from './session-cookie-names.ts'

export type ProxyTrust = ReturnType<typeof proxyAddress.compile>

export function trustIn(trustedProxies: string | null): ProxyTrust {
  return proxyAddress.compile(trustedProxies?.split(',').map((part) => part.trim()) ?? [])
}

export function callerOf({
  ip,
  headers,
  cookies,
}: Pick<FastifyRequest, 'ip' | 'headers' | 'cookies'>): Caller {
  const registrationId = cookies[REGISTRATION_COOKIE]
  const codeRequestId = readCookie(cookies, CODE_REQUEST_COOKIE)
  return {
    network: networkOf(ip),
    userAgent: headers['user-agent'] ?? null,
    registrationId: registrationId && isUuid(registrationId) ? registrationId : null,
    deviceToken: readCookie(cookies, DEVICE_COOKIE),
    codeRequestId: codeRequestId && isUuid(codeRequestId) ? codeRequestId : null,
  }
}

export function callerOfUpgrade(request: IncomingMessage, trustsProxy: ProxyTrust): Caller {
  return callerOf({
    ip: proxyAddress(request, trustsProxy),
    headers: request.headers,
    cookies: parseCookies(request.headers.cookie ?? ''),
  })
}

/** A household has one IPv4 address or an IPv6 /64 network. */
export function networkOf(address = ''): string {
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}

import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Caller } from '#server/domain/rate-limits.ts'

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  return { network: networkOf(ip), userAgent: headers['user-agent'] ?? null }
}

/** One household has one IPv4 address or 2^64 IPv6 ones: of those the first half names it. */
export function networkOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}

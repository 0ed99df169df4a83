import { isIP } from 'node:net'
import { z } from 'zod'

export const url = (...protocols: string[]) =>
  z
    .string()
    .refine((text) => protocols.some((protocol) => text.startsWith(`${protocol}://`)) && URL.canParse(text), {
      error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    })

const PORT_NUMBER = 'must be a port number'
export const port = z.coerce.number(PORT_NUMBER).int(PORT_NUMBER).min(0, PORT_NUMBER).max(65535, PORT_NUMBER)

export const proxies = z.string().refine((text) => text.split(',').every((part) => isNetwork(part.trim())), {
  error: 'must be a comma-separated list of addresses such as 10.0.0.5 or 10.0.0.0/8',
})

export const hosts = z
  .string()
  .toLowerCase()
  .transform((text) => text.split(',').map((host) => host.trim()))
  .pipe(
    z.array(
      z.string().regex(/^(\*\.)?([a-z\d-]+\.)+[a-z][a-z\d-]*$/, {
        error:
          'must be any or a comma-separated list of hosts such as push.example.com or *.push.example.com',
      }),
    ),
  )

export const secrets = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .pipe(z.array(z.string().min(32, 'must have at least 32 characters')))

export const onOrOff = z.enum(['on', 'off'], 'must be on or off')

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Fastify's `trustProxy` accepts an address, a network in CIDR notation or a named range. */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '0'] = text.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return NAMED_NETWORKS.has(text) || (/^\d+$/.test(prefix) && Number(prefix) <= longest)
}

import { isIP } from 'node:net'
import { z } from 'zod'

const url = (...protocols: string[]) =>
  z
    .string()
    .refine((text) => protocols.some((protocol) => text.startsWith(`${protocol}://`)) && URL.canParse(text), {
      error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    })
const PORT_NUMBER = 'must be a port number'
const proxies = z.string().refine((text) => text.split(',').every((part) => isNetwork(part.trim())), {
  error: 'must be a comma-separated list of addresses such as 10.0.0.5 or 10.0.0.0/8',
})
const hosts = z
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
const onOrOff = z.enum(['on', 'off'], 'must be on or off')

/** The order is that of docs/configuration.md. */
const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number(PORT_NUMBER).int(PORT_NUMBER).min(0, PORT_NUMBER).max(65535, PORT_NUMBER).optional(),
  HOST: z.string().optional(),
  PUBLIC_URL: url('http', 'https').optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  REDIS_URL: url('redis', 'rediss').optional(),
  S3_ENDPOINT: url('https', 'http').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_MEDIA_ACCESS: z.enum(['proxy', 'signed', 'public'], 'must be proxy, signed or public').optional(),
  S3_PUBLIC_URL: url('https', 'http').optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  SMTP_TLS: z.enum(['required', 'opportunistic'], 'must be required or opportunistic').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@]@[^\s@]+$/, 'must be an email address, with or without a name')
    .optional(),
  AUTH_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(32, 'must have at least 32 characters')))
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a P-256 private key: 32 bytes in base64url')
    .optional(),
  PUSH_ENDPOINTS: z.union([z.literal('any'), hosts]).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{32,}$/, 'must have at least 32 characters and no spaces')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https').optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  IDENTITY_CLIENT_ID: z.string().optional(),
  IDENTITY_ISSUER: url('https', 'http').optional(),
  IDENTITY_SCRIPT_URL: url('https', 'http').optional(),
  IDENTITY_JWKS_URL: url('https', 'http').optional(),
  FFMPEG_PATH: z.string().optional(),
  DEMO: onOrOff.optional(),
  RATE_LIMITS: onOrOff.optional(),
  TRUST_PROXY: proxies.optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be a level such as info or warn',
    )
    .optional(),
})

export const environmentVariables = Object.keys(environmentSchema.shape)

export type Environment = z.infer<typeof environmentSchema>

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** An empty variable counts as unset. Throws one error that names all invalid settings. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = environmentSchema.safeParse(set)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`)
  throw new SettingsError(`Invalid settings: ${errors.join('; ')}`)
}

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Fastify's `trustProxy` accepts an address, a network in CIDR notation or a named range. */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '0'] = text.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return NAMED_NETWORKS.has(text) || (/^\d+$/.test(prefix) && Number(prefix) <= longest)
}

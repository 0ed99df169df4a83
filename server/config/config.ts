import path from 'node:path'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { type Environment, SettingsError } from './env.ts'
import { s3Of, type S3Config } from './s3.ts'

export type Config = {
  isProduction: boolean
  logLevel: string
  http: {
    port: number
    /** `localhost` listens on every address that name stands for. */
    host: string
    /** Without a slash at its end; null until the port is known (PORT=0). */
    publicUrl: string | null
    /** Addresses of the proxies whose word on the caller's address is taken; null: nobody's. */
    trustedProxies: string | null
  }
  dataDirectory: string
  /** Null: the embedded PostgreSQL under the data directory. */
  databaseUrl: string | null
  /** Null: events stay in this process. */
  redisUrl: string | null
  /** Null: media lie under the data directory. */
  s3: S3Config | null
  mail: {
    /** Null: mail is written to the outbox folder under the data directory. */
    smtpUrl: string | null
    /** Whether mail waits rather than going to a server that offers no TLS. */
    requireTls: boolean
    from: string
  }
  /** Null: made once and kept in the data directory. Of several, the first signs and the others are still believed. */
  authSecrets: readonly string[] | null
  /** Null: /metrics is for this machine's own callers, of a site that is this machine's own. */
  metricsToken: string | null
  /** Where traces go; null: nothing is traced. */
  tracing: { endpoint: string; serviceName: string } | null
  /** Null: no third-party sign-in. */
  identity: IdentityConfig | null
  /** Null: the one on the PATH, else the one that came with the packages. */
  ffmpegPath: string | null
  fillDemoCommunity: boolean
  /** Off for benchmarks only. */
  limitRates: boolean
  /** Whether requests are refused while there is too much to do; off for benchmarks only. */
  shedLoad: boolean
}

export type IdentityConfig = { clientId: string; issuer: string; scriptUrl: string; jwksUrl: string }

const DEFAULT_PORT = 4000

/** Applies the defaults and the checks that need more than one setting. */
export function buildConfig(environment: Environment): Config {
  const isProduction = environment.NODE_ENV === 'production'
  if (isProduction) requireForProduction(environment)
  const port = environment.PORT ?? DEFAULT_PORT
  return {
    isProduction,
    logLevel: environment.LOG_LEVEL ?? 'info',
    http: {
      port,
      host: environment.HOST ?? 'localhost',
      publicUrl:
        environment.PUBLIC_URL?.replace(/\/+$/, '') ?? (port === 0 ? null : `http://localhost:${port}`),
      trustedProxies: environment.TRUST_PROXY ?? null,
    },
    dataDirectory: path.resolve(environment.DATA_DIR ?? '.data'),
    databaseUrl: environment.DATABASE_URL ?? null,
    redisUrl: environment.REDIS_URL ?? null,
    s3: s3Of(environment),
    mail: {
      smtpUrl: environment.SMTP_URL ?? null,
      requireTls: environment.SMTP_TLS === 'required',
      from: environment.MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@guffaw.example>`,
    },
    authSecrets: environment.AUTH_SECRET ?? null,
    metricsToken: environment.METRICS_TOKEN ?? null,
    tracing: environment.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: environment.OTEL_SERVICE_NAME ?? PRODUCT_NAME.toLowerCase(),
        }
      : null,
    identity: identityOf(environment),
    ffmpegPath: environment.FFMPEG_PATH ?? null,
    limitRates: environment.RATE_LIMITS !== 'off',
    shedLoad: environment.RATE_LIMITS !== 'off',
    fillDemoCommunity: environment.DEMO
      ? environment.DEMO === 'on'
      : !isProduction && !environment.DATABASE_URL,
  }
}

/** What is a convenience on a laptop would be a hole in production: codes in the log, a secret nobody backed up. */
function requireForProduction(environment: Environment): void {
  const missing = (['SMTP_URL', 'AUTH_SECRET'] as const).filter((name) => !environment[name])
  if (missing.length > 0)
    throw new SettingsError(`Bad settings: ${missing.join(', ')} must be set when NODE_ENV=production`)
  if (environment.DEMO === 'on')
    throw new SettingsError(
      'Bad settings: DEMO must be off when NODE_ENV=production, since the password of its members is public',
    )
}

/** Unset, the provider is Google (its OpenID discovery document and "Sign in with Google" reference). */
function identityOf(environment: Environment): IdentityConfig | null {
  if (!environment.IDENTITY_CLIENT_ID) return null
  return {
    clientId: environment.IDENTITY_CLIENT_ID,
    issuer: environment.IDENTITY_ISSUER ?? 'https://accounts.google.com',
    scriptUrl: environment.IDENTITY_SCRIPT_URL ?? 'https://accounts.google.com/gsi/client',
    jwksUrl: environment.IDENTITY_JWKS_URL ?? 'https://www.googleapis.com/oauth2/v3/certs',
  }
}

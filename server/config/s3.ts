import { type Environment, SettingsError } from './env.ts'
import { S3_DEFAULTS } from './settings.ts'

export type S3Config = {
  bucket: string
  /** Null uses AWS. Other endpoints use path-style bucket URLs. */
  endpoint: string | null
  region: string
  accessKeyId: string
  secretAccessKey: string
  access: MediaAccess
}

/** Clients download media through this server, or from the bucket with signed or public URLs. */
export type MediaAccess = { by: 'proxy' } | { by: 'signed' } | { by: 'public'; url: string }

const REQUIRED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const OPTIONAL = ['S3_ENDPOINT', 'S3_REGION', 'S3_MEDIA_ACCESS', 'S3_PUBLIC_URL'] as const

/** Returns null if no S3 setting is set. */
export function buildS3Config(environment: Environment): S3Config | null {
  const isSet = (name: (typeof REQUIRED | typeof OPTIONAL)[number]) => environment[name] !== undefined
  const firstSet = [...REQUIRED, ...OPTIONAL].find(isSet)
  if (!firstSet) return null
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment
  if (!bucket || !accessKeyId || !secretAccessKey) {
    const missing = REQUIRED.filter((name) => !isSet(name))
    throw new SettingsError(`Invalid settings: ${missing.join(', ')} must be set when ${firstSet} is set`)
  }
  return {
    bucket,
    endpoint: environment.S3_ENDPOINT ?? null,
    region: environment.S3_REGION ?? S3_DEFAULTS.region,
    accessKeyId,
    secretAccessKey,
    access: buildMediaAccess(environment),
  }
}

function buildMediaAccess({
  S3_MEDIA_ACCESS: by = S3_DEFAULTS.access,
  S3_PUBLIC_URL: url,
}: Environment): MediaAccess {
  if (by === 'public') {
    if (url) return { by, url: url.replace(/\/+$/, '') }
    throw new SettingsError('Invalid settings: S3_PUBLIC_URL must be set when S3_MEDIA_ACCESS=public')
  }
  if (url) throw new SettingsError('Invalid settings: S3_PUBLIC_URL requires S3_MEDIA_ACCESS=public')
  return { by }
}

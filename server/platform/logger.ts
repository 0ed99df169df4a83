import { pino, stdSerializers, type DestinationStream, type Logger as PinoLogger } from 'pino'
import { limitWarnings } from './limit-warnings.ts'

export type Logger = PinoLogger

const SECRET_NAMES = [
  'password',
  'confirmPassword',
  'currentPassword',
  'newPassword',
  'otp',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'authorization',
  'cookie',
]
const SECRET_PATHS = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`])

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const redact = {
    paths: [...SECRET_PATHS, '*.headers["set-cookie"]', '*.*.headers["set-cookie"]'],
    censor: '[secret]',
  }
  const options = {
    level,
    redact,
    hooks: { logMethod: limitWarnings() },
    serializers: { err: (error: Error) => hideAddresses(stdSerializers.err(error)) },
  }
  if (destination || !process.stdout.isTTY) return pino(options, destination)
  return pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
}

const MAIL_ADDRESS = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+\.[^\s<>"'(),:;=]+/g
const DETAIL_DEPTH = 4

/** Errors of mail servers and of unique indexes contain email addresses, which must not be logged. */
function hideAddresses(detail: unknown, depth = 0): unknown {
  if (typeof detail === 'string') return detail.replace(MAIL_ADDRESS, '[address]')
  if (typeof detail !== 'object' || detail === null) return detail
  if (depth === DETAIL_DEPTH) return undefined
  if (Array.isArray(detail)) return detail.map((part) => hideAddresses(part, depth + 1))
  return Object.fromEntries(
    Object.entries(detail).map(([name, part]) => [name, hideAddresses(part, depth + 1)]),
  )
}

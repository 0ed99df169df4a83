import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino'

export type Logger = PinoLogger

/** Wherever one of these names turns up in a logged object, its value stays out of the log. */
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

/** One line of JSON for each event; readable text where a person watches the terminal. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const redact = {
    paths: [...SECRET_PATHS, '*.headers["set-cookie"]', '*.*.headers["set-cookie"]'],
    censor: '[secret]',
  }
  if (destination || !process.stdout.isTTY) return pino({ level, redact }, destination)
  return pino({ level, redact, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
}

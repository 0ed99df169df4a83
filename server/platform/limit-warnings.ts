import { pino, type LoggerOptions } from 'pino'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

const INTERVAL_MS = 1000

/**
 * Strangers can cause any number of warnings, such as refusals under overload. Each message is logged at most once a second,
 * with the number of lines that were omitted before. Errors are faults of the server, and each is logged.
 */
export function limitWarnings(now = () => performance.now()): LogMethod {
  const messages = new Map<string, { loggedAt: number; omitted: number }>()
  return function (parameters, log, level) {
    if (level !== pino.levels.values['warn']) return log.apply(this, parameters)
    const [first, second]: unknown[] = parameters
    const [details, message] = typeof first === 'string' ? [{}, first] : [first, second]
    // The framework's messages quote the URL of the request.
    const key = String(message).split('"', 1)[0] ?? ''
    const known = messages.get(key)
    if (known && now() - known.loggedAt < INTERVAL_MS) {
      known.omitted += 1
      return undefined
    }
    messages.set(key, { loggedAt: now(), omitted: 0 })
    if (!known?.omitted) return log.apply(this, parameters)
    return log.call(this, { ...Object(details), omitted: known.omitted }, String(message))
  }
}

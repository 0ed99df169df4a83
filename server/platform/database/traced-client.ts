import type pg from 'pg'
import type { Span, Tracing } from '#server/platform/telemetry/tracing.ts'

/** Traces show the text of each statement, which contains no values. */
export function tracedClient(tracing: Tracing, Client: typeof pg.Client): typeof pg.Client {
  return class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const query: (...parts: unknown[]) => unknown = this.query.bind(this)
      const traced = (...parts: unknown[]) => {
        const text = textOf(parts[0])
        if (text === undefined || !tracing.isWithin()) return query(...parts)
        const span = tracing.start(
          nameOf(text),
          { 'db.system.name': 'postgresql', 'db.query.text': text },
          'call',
        )
        return settle(span, query, parts)
      }
      Object.assign(this, { query: traced })
    }
  }
}

/** pg reports the end of a query to a callback if there is one, otherwise by a promise. */
function settle(span: Span, query: (...parts: unknown[]) => unknown, parts: unknown[]): unknown {
  const last = parts.at(-1)
  if (typeof last === 'function') {
    const told = (error: unknown, ...rest: unknown[]) => {
      span.end(error ? { error } : {})
      Reflect.apply(last, undefined, [error, ...rest])
    }
    return query(...parts.slice(0, -1), told)
  }
  const answer = query(...parts)
  if (!(answer instanceof Promise)) {
    span.end()
    return answer
  }
  answer.then(
    () => span.end(),
    (error: unknown) => span.end({ error }),
  )
  return answer
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return undefined
  return typeof statement.text === 'string' ? statement.text : undefined
}

function nameOf(text: string): string {
  return /\w+/.exec(text)?.[0].toUpperCase() ?? 'statement'
}

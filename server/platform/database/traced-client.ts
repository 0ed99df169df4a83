import type pg from 'pg'
import type { Span, Tracing } from '#server/platform/telemetry/tracing.ts'

/** Traces show the text of each statement, which contains no values. */
export function tracedClient(tracing: Tracing, Client: typeof pg.Client): typeof pg.Client {
  return class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const query: (...args: unknown[]) => unknown = this.query.bind(this)
      const traced = (...args: unknown[]) => {
        const text = textOf(args[0])
        if (text === undefined || !tracing.hasActiveSpan()) return query(...args)
        const span = tracing.start(
          nameOf(text),
          { 'db.system.name': 'postgresql', 'db.query.text': text },
          'call',
        )
        return endWithQuery(span, query, args)
      }
      Object.assign(this, { query: traced })
    }
  }
}

function endWithQuery(span: Span, query: (...args: unknown[]) => unknown, args: unknown[]): unknown {
  const last = args.at(-1)
  if (typeof last === 'function') {
    const callback = (error: unknown, ...results: unknown[]) => {
      span.end(error ? { error } : {})
      Reflect.apply(last, undefined, [error, ...results])
    }
    return query(...args.slice(0, -1), callback)
  }
  const result = query(...args)
  if (!(result instanceof Promise)) {
    span.end()
    return result
  }
  result.then(
    () => span.end(),
    (error: unknown) => span.end({ error }),
  )
  return result
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return undefined
  return typeof statement.text === 'string' ? statement.text : undefined
}

function nameOf(text: string): string {
  return /\w+/.exec(text)?.[0].toUpperCase() ?? 'statement'
}

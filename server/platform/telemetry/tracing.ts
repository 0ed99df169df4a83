import type { IncomingHttpHeaders } from 'node:http'

export type Attributes = Record<string, string | number>

export type Span = {
  run<Result>(work: () => Result): Result
  end(outcome?: { attributes?: Attributes; error?: unknown }): void
}

export type Tracing = {
  start(name: string, attributes: Attributes, kind?: 'call'): Span
  /** Starts a trace for an incoming request, or continues that of trusted headers (W3C Trace Context). */
  enter(name: string, attributes: Attributes, headers: IncomingHttpHeaders): Span
  hasActiveSpan(): boolean
  close(): Promise<void>
}

export async function runInSpan<Result>(span: Span, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    const result = await span.run(work)
    span.end()
    return result
  } catch (error) {
    span.end({ error })
    throw error
  }
}

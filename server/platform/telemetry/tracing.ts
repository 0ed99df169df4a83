import type { IncomingHttpHeaders } from 'node:http'

export type Attributes = Record<string, string | number>

/** Something that takes time, shown below what it was begun in. */
export type Span = {
  /** What is begun within is shown below this. */
  run<Result>(work: () => Result): Result
  end(outcome?: { attributes?: Attributes; error?: unknown }): void
}

/** Shows where the time of a request went. Where it is off there is none of it, and nothing is spent on it. */
export type Tracing = {
  start(name: string, attributes: Attributes, kind?: 'call'): Span
  /** For what comes in from outside: a trace of its own, or a part of the one that its headers name (W3C Trace Context). */
  enter(name: string, attributes: Attributes, headers: IncomingHttpHeaders): Span
  /** Whether something is being traced right here. */
  isWithin(): boolean
  /** Hands over what is left. */
  close(): Promise<void>
}

/** Ends the span when the work has ended, however it ends. */
export async function within<Result>(span: Span, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    const result = await span.run(work)
    span.end()
    return result
  } catch (error) {
    span.end({ error })
    throw error
  }
}

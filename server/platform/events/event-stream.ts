import { isPromise, Repeater } from 'graphql-yoga'

/** Values that may wait for a slow subscriber. After that the oldest are dropped. */
const QUEUED_VALUES_MAX = 100

export type Subscriber<Value> = {
  /** If it returns a promise, the next value is emitted once the promise has settled. */
  next(value: Value): unknown
  end(error?: unknown): void
}

/**
 * Values that are emitted to subscribers, synchronously where possible. An async iterator would create several promises for
 * each value, and every open socket would hold those of its next value.
 */
export class EventStream<Value> implements AsyncIterable<Value> {
  /** Returns a function that unsubscribes, which must be called even after the end. */
  readonly subscribe: (subscriber: Subscriber<Value>) => () => void

  constructor(subscribe: (subscriber: Subscriber<Value>) => () => void) {
    this.subscribe = subscribe
  }

  /** Omits values that `transform` maps to undefined. */
  map<Result>(
    transform: (value: Value) => Result | undefined | Promise<Result | undefined>,
    transformError: (error: unknown) => unknown = (error) => error,
  ): EventStream<Result> {
    return new EventStream(({ next, end }) => {
      const emit = (result: Result | undefined) => (result === undefined ? undefined : next(result))
      return this.subscribe({
        next(value) {
          const result = transform(value)
          return isPromise(result) ? result.then(emit) : emit(result)
        },
        end: (error) => end(error === undefined ? undefined : transformError(error)),
      })
    })
  }

  [Symbol.asyncIterator](): AsyncIterableIterator<Value> {
    return new Repeater<Value>(async (push, stop) => {
      const unsubscribe = this.subscribe({ next: push, end: stop })
      await stop
      unsubscribe()
    })
  }
}

export function createEventStream<Value>(
  start: (emit: (value: Value) => void, end: (error?: unknown) => void) => () => void,
): EventStream<Value> {
  return new EventStream((subscriber) => {
    try {
      return start(emitSequentially(subscriber), subscriber.end)
    } catch (error) {
      subscriber.end(error)
      return () => undefined
    }
  })
}

/** After a value that fails, no more are emitted. */
export function emitSequentially<Value>({ next, end }: Subscriber<Value>): (value: Value) => void {
  const queue: Value[] = []
  let isEmitting = false
  const emitQueued = () => {
    try {
      for (let value = queue.shift(); value !== undefined; value = queue.shift()) {
        const emitted = next(value)
        if (isPromise(emitted)) return void emitted.then(emitQueued, end)
      }
      isEmitting = false
    } catch (error) {
      end(error)
    }
  }
  return (value) => {
    queue.push(value)
    if (queue.length > QUEUED_VALUES_MAX) queue.shift()
    if (isEmitting) return
    isEmitting = true
    emitQueued()
  }
}

import { isPromise, Repeater } from 'graphql-yoga'

/** How many values may wait for one who takes them slowly; then the oldest is dropped for them. */
const WAITING_VALUES = 100

export type Listener<Value> = {
  /** The next value is told once the promise has settled, if there is one. */
  tell(value: Value): unknown
  /** No more will come, because of an error if there is one. */
  end(error?: unknown): void
}

/**
 * Values of which whoever listens is told as they come, at once where nothing has to be waited for. An iterator makes
 * several promises for each value, and every open socket would hold those of the next.
 */
export class EventStream<Value> implements AsyncIterable<Value> {
  /** Until the returned function is called, also after the end. */
  readonly listen: (listener: Listener<Value>) => () => void

  constructor(listen: (listener: Listener<Value>) => () => void) {
    this.listen = listen
  }

  /** What is made of each value, without those of which nothing is made. `explain` says what is told of an error. */
  map<Made>(
    make: (value: Value) => Made | undefined | Promise<Made | undefined>,
    explain: (error: unknown) => unknown = (error) => error,
  ): EventStream<Made> {
    return new EventStream(({ tell, end }) => {
      const tellMade = (made: Made | undefined) => (made === undefined ? undefined : tell(made))
      return this.listen({
        tell(value) {
          const made = make(value)
          return isPromise(made) ? made.then(tellMade) : tellMade(made)
        },
        end: (error) => end(error === undefined ? undefined : explain(error)),
      })
    })
  }

  [Symbol.asyncIterator](): AsyncIterableIterator<Value> {
    return new Repeater<Value>(async (push, stop) => {
      const leave = this.listen({ tell: push, end: stop })
      await stop
      leave()
    })
  }
}

/** `begin` is given how to tell of a value and of the end, and returns what to do when nobody listens any more. */
export function createEventStream<Value>(
  begin: (tell: (value: Value) => void, end: (error?: unknown) => void) => () => void,
): EventStream<Value> {
  return new EventStream((listener) => {
    try {
      return begin(tellInTurn(listener), listener.end)
    } catch (error) {
      listener.end(error)
      return () => undefined
    }
  })
}

/** One value after another, and none after one that failed. */
function tellInTurn<Value>({ tell, end }: Listener<Value>): (value: Value) => void {
  const waiting: Value[] = []
  let isTelling = false
  const tellNext = () => {
    try {
      for (let value = waiting.shift(); value !== undefined; value = waiting.shift()) {
        const told = tell(value)
        if (isPromise(told)) return void told.then(tellNext, end)
      }
      isTelling = false
    } catch (error) {
      end(error)
    }
  }
  return (value) => {
    waiting.push(value)
    if (waiting.length > WAITING_VALUES) waiting.shift()
    if (isTelling) return
    isTelling = true
    tellNext()
  }
}

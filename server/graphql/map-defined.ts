/**
 * What is made of each value, without those of which nothing is made. It ends the moment it is left: a generator would
 * wait for its next value first. `tell` says what is thrown in the place of an error.
 */
export function mapDefined<In, Out>(
  source: AsyncIterable<In>,
  make: (value: In) => Out | undefined | Promise<Out | undefined>,
  tell: (error: unknown) => unknown = (error) => error,
): AsyncIterableIterator<Out> {
  const values = source[Symbol.asyncIterator]()
  const leave = async (): Promise<IteratorReturnResult<undefined>> => {
    await values.return?.()
    return { done: true, value: undefined }
  }
  return {
    async next() {
      try {
        for (;;) {
          const step = await values.next()
          if (step.done) return { done: true, value: undefined }
          const made = await make(step.value)
          if (made !== undefined) return { done: false, value: made }
        }
      } catch (error) {
        // Nobody leaves what has failed.
        await leave()
        throw tell(error)
      }
    },
    return: leave,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

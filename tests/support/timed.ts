/** Milliseconds. */
const STEP = 10

/**
 * `took` are milliseconds in which the process could do something, counted in short steps: those in which a busy machine
 * lets it do nothing are not its own.
 */
export async function timed<Answer>(ask: () => Promise<Answer>): Promise<{ answer: Answer; took: number }> {
  let took = 0
  const counting = setInterval(() => (took += STEP), STEP)
  try {
    return { answer: await ask(), took }
  } finally {
    clearInterval(counting)
  }
}

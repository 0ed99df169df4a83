/** Milliseconds. */
const STEP = 10

/**
 * `took` is the time in milliseconds during which the process could run, measured in short steps. It excludes pauses of a busy
 * machine.
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

/** Milliseconds. */
const STEP = 10

/**
 * `elapsed` is the time in milliseconds during which this process could run, measured in short steps. It excludes pauses of a
 * busy machine.
 */
export async function measureElapsed<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; elapsed: number }> {
  let elapsed = 0
  const counting = setInterval(() => (elapsed += STEP), STEP)
  try {
    return { result: await run(), elapsed }
  } finally {
    clearInterval(counting)
  }
}

/** Something that the site needs does not answer; later it may. */
export class AwayError extends Error {
  override name = 'AwayError'
}

export class DatabaseAwayError extends AwayError {
  override name = 'DatabaseAwayError'
}

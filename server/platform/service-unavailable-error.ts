/** Something that the site needs does not answer; later it may. */
export class ServiceUnavailableError extends Error {
  override name = 'AwayError'
}

export class DatabaseUnavailableError extends ServiceUnavailableError {
  override name = 'DatabaseAwayError'
}

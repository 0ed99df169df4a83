/** A required service does not respond. A retry may succeed. */
export class ServiceUnavailableError extends Error {
  override name = 'ServiceUnavailableError'
}

export class DatabaseUnavailableError extends ServiceUnavailableError {
  override name = 'DatabaseUnavailableError'
}

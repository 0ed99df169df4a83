import type { Logger } from './logger.ts'

export type Outage = {
  begin(error: unknown): void
  end(): void
}

export function watchOutage(log: Logger, messages: { begun: string; ended: string }): Outage {
  let isOngoing = false
  return {
    begin(error) {
      log[isOngoing ? 'debug' : 'warn']({ err: error }, messages.begun)
      isOngoing = true
    },
    end() {
      if (isOngoing) log.info(messages.ended)
      isOngoing = false
    },
  }
}

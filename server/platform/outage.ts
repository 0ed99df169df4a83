import type { Logger } from './logger.ts'

/** Only the start and the end of an outage are logged above the debug level. */
export type Outage = {
  begin(error: unknown): void
  end(): void
}

export function watchOutage(log: Logger, sentences: { begun: string; ended: string }): Outage {
  let isOn = false
  return {
    begin(error) {
      log[isOn ? 'debug' : 'warn']({ err: error }, sentences.begun)
      isOn = true
    },
    end() {
      if (isOn) log.info(sentences.ended)
      isOn = false
    },
  }
}

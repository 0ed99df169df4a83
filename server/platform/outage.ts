import type { Logger } from './logger.ts'

/** Something that fails for a while, over and over: told when it begins and when it is over, between them for debugging. */
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

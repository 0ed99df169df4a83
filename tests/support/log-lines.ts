import { pino } from 'pino'
import { z } from 'zod'
import type { Logger } from '#server/platform/logger.ts'

const lineSchema = z.looseObject({ msg: z.string() })

export type LogLine = z.infer<typeof lineSchema>

/** A logger whose lines the test can read. */
export function createTestLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = []
  const destination = { write: (line: string) => void lines.push(lineSchema.parse(JSON.parse(line))) }
  return { log: pino({ level: 'debug' }, destination), lines }
}

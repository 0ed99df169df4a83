import type { z } from 'zod'

export type QueueOptions<Data> = {
  name: string
  data: z.ZodType<Data>
  /** The number of jobs that a process runs at the same time. */
  concurrency: number
  concurrencyPerMember?: number
  concurrencyPerHost?: number
  /** Seconds before the second and each later attempt. */
  retryDelays: readonly number[]
  /** The log message of an attempt that rejects. */
  failureMessage: string
}

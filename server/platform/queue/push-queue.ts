import type { Sql } from '#server/platform/database/types.ts'

/** A message to one browser of a member. `host` is that of its push service. */
export type PushJob = { subscriptionId: string; notificationId: string; memberId: string; host: string }

/** Returns whether the message has to be sent again later. */
export type PushWork = (job: PushJob) => Promise<boolean>

export type PushQueue = {
  /** Adds the jobs in the transaction of `sql`. */
  add(sql: Sql, jobs: readonly PushJob[]): Promise<void>
  /** Looks for jobs now, after the transaction has been committed. */
  wake(): void
  start(work: PushWork): void
  /** Jobs that are not done by then are repeated later. */
  close(): Promise<void>
}

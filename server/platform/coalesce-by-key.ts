import pLimit from 'p-limit'
import { z } from 'zod'
import type { Sql } from '#server/platform/database/types.ts'
import { perApp } from './per-app.ts'

/** The maximum items of a batch, so that the rows it locks are released soon. */
const BATCH_MAX = 100

export const CONCURRENT_WRITES = 5

/** After an integrity violation or a rollback, the database has stored nothing of the batch. */
const rejectionSchema = z.object({ code: z.string().regex(/^(23|40)...$/) })

export type Coalesced<Item, Result> = (key: string, item: Item) => Promise<Result>

type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void }

/**
 * One batch of a key runs at a time, and items that arrive meanwhile form the next one, so each key uses one
 * connection. `work` returns results in the order of its items, of which each member has at most one.
 */
export function coalesceByKey<Item extends { memberId: string }, Result>(
  work: (key: string, items: Item[]) => Promise<Result[]>,
): Coalesced<Item, Result> {
  const queues = new Map<string, Waiting<Item, Result>[]>()

  const settle = async (key: string, batch: Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(
        key,
        batch.map(({ item }) => item),
      )
      for (const [index, result] of results.entries()) batch[index]?.resolve(result)
    } catch (error) {
      if (batch.length > 1 && rejectionSchema.safeParse(error).success)
        for (const one of batch) await settle(key, [one])
      else for (const { reject } of batch) reject(error)
    }
  }
  const drain = async (key: string, queue: Waiting<Item, Result>[]): Promise<void> => {
    while (queue.length > 0) await settle(key, takeBatch(queue))
    queues.delete(key)
  }
  return (key, item) =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject }
      const queue = queues.get(key)
      if (queue) {
        queue.push(waiting)
        return
      }
      const created = [waiting]
      queues.set(key, created)
      void drain(key, created)
    })
}

/** Statements that wait for locked rows leave connections for reads. */
export const writeSql = perApp(({ sql }) => limitConcurrency(sql))

export function limitConcurrency(sql: Sql): Sql {
  const limit = pLimit(CONCURRENT_WRITES)
  return (statement, values) => limit(() => sql(statement, values))
}

/** A member's next item builds on the first, so it waits for the next batch. */
function takeBatch<Item extends { memberId: string }, Result>(
  queue: Waiting<Item, Result>[],
): Waiting<Item, Result>[] {
  const batch = new Map<string, Waiting<Item, Result>>()
  const left = queue.splice(0).filter((waiting) => {
    const { memberId } = waiting.item
    if (batch.has(memberId) || batch.size === BATCH_MAX) return true
    batch.set(memberId, waiting)
    return false
  })
  queue.push(...left)
  return [...batch.values()]
}

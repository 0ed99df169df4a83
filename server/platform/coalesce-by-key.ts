import pLimit from 'p-limit'
import { z } from 'zod'
import type { Sql } from './dependencies.ts'

/** Of so many at most, so that the rows a batch locks are free again soon. */
const BATCH_MAX = 100

/** Of the pool's ten connections. */
export const BATCHES_AT_ONCE = 5

/** What the database refused as a whole, for a row that may be one member's alone: nothing of it was done. */
const refusalSchema = z.object({ code: z.string().regex(/^(23|40)...$/) })

/** Does it together with what others ask under the same key meanwhile; resolves with the answer to this one. */
export type Batches<Item, Answer> = (key: string, item: Item) => Promise<Answer>

type Waiting<Item, Answer> = { item: Item; resolve(answer: Answer): void; reject(error: unknown): void }

/**
 * For rows that many want to change at once. One batch of a key is at work at a time, and what comes meanwhile is the
 * next: so however many come, they hold one connection, lock the row once, and nobody else waits in between. Who comes
 * alone is not kept waiting. `work` answers in the order of its items, of which each member has at most one.
 */
export function createBatches<Item extends { memberId: string }, Answer>(
  work: (key: string, items: Item[]) => Promise<Answer[]>,
): Batches<Item, Answer> {
  const queues = new Map<string, Waiting<Item, Answer>[]>()

  const settle = async (key: string, batch: Waiting<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await work(
        key,
        batch.map(({ item }) => item),
      )
      for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer)
    } catch (error) {
      if (batch.length > 1 && refusalSchema.safeParse(error).success)
        for (const one of batch) await settle(key, [one])
      else for (const { reject } of batch) reject(error)
    }
  }
  const empty = async (key: string, queue: Waiting<Item, Answer>[]): Promise<void> => {
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
      const begun = [waiting]
      queues.set(key, begun)
      void empty(key, begun)
    })
}

/**
 * So many statements at once, and the others in turn: those that wait for locked rows, of as many posts as may be, leave
 * connections for those who read.
 */
export function leaveConnections(sql: Sql): Sql {
  const inTurn = pLimit(BATCHES_AT_ONCE)
  return (statement, values) => inTurn(() => sql(statement, values))
}

/** The first of each member: what they ask for next builds on it, and is left for the next batch. */
function takeBatch<Item extends { memberId: string }, Answer>(
  queue: Waiting<Item, Answer>[],
): Waiting<Item, Answer>[] {
  const batch = new Map<string, Waiting<Item, Answer>>()
  const left = queue.splice(0).filter((waiting) => {
    const { memberId } = waiting.item
    if (batch.has(memberId) || batch.size === BATCH_MAX) return true
    batch.set(memberId, waiting)
    return false
  })
  queue.push(...left)
  return [...batch.values()]
}

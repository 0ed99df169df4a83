import type { z } from 'zod'
import type { RowLock } from './database/lock-rows.ts'
import type { Dependencies } from './dependencies.ts'
import type { Picture } from './images/image-frames.ts'
import type { Queries } from '#server/platform/database/types.ts'

type AfterCommit = () => void | Promise<void>

type MemberChange<Result> = (
  dependencies: Dependencies,
  transaction: Queries,
  memberId: string,
) => Promise<Result>

type SuspensionEffect = {
  counts?: Readonly<Record<string, number>>
  afterCommit?: AfterCommit
}

export type Counter = {
  name: string
  tables: readonly string[]
  /** A query for the `place` (the id of the row), the `stored` and the `actual` number, also where they are equal. */
  compare: string
  /** Corrects the rows for which `wrong` (place, stored, actual) has a row. */
  repair: string
}

export function countedColumn(
  name: string,
  column: `${string}.${string}`,
  { tables, actual }: { tables: readonly string[]; actual: string },
): Counter {
  const [table, field] = column.split('.')
  return {
    name,
    tables,
    compare: `SELECT id::text AS place, ${field} AS stored, (${actual})::int AS actual FROM ${table}`,
    repair: `UPDATE ${table} SET ${field} = wrong.actual FROM wrong WHERE id = wrong.place::uuid`,
  }
}

/** A property of the exported file, which must match the schema. */
export type ExportSection = {
  schema: z.ZodType
  load(dependencies: Dependencies, memberId: string): Promise<unknown>
}

export type RepeatedTask = {
  name: string
  interval: number
  run(dependencies: Dependencies): Promise<unknown>
}

export type Lifecycle = {
  /** Called once when the server starts, but not for operator commands. */
  start?(dependencies: Dependencies): void
  /** Called before the server closes its connections. */
  stop?(dependencies: Dependencies): void
  /** Called when an image has been stored, whose upload succeeds in any case. */
  imageStored?(dependencies: Dependencies, mediaId: string, picture: Picture): Promise<void>
  /** Called in the transaction in which a video becomes ready. */
  videoReady?(dependencies: Dependencies, transaction: Queries, mediaId: string): Promise<AfterCommit>
  accountDeletion?: {
    /** The rows that the deletion changes by triggers and cascades. */
    locks?: readonly RowLock[]
    prepare?: MemberChange<AfterCommit>
  }
  dataExport?: Readonly<Record<string, ExportSection>>
  suspension?: {
    locks?: readonly RowLock[]
    suspend: MemberChange<SuspensionEffect>
    lift?: MemberChange<SuspensionEffect>
  }
  counters?: readonly Counter[]
  repeatedTasks?: readonly RepeatedTask[]
  sweeps?: readonly RepeatedTask[]
}

const registered: Lifecycle[] = []

export function registerLifecycle(lifecycle: Lifecycle): void {
  registered.push(lifecycle)
}

export function lifecycles(): readonly Lifecycle[] {
  // Deleting an account without its features would leave files behind.
  if (registered.length === 0) throw new Error('No feature is registered: import server/features/index.ts')
  return registered
}

export async function runSweeps(dependencies: Dependencies): Promise<void> {
  for (const { run } of lifecycles().flatMap(({ sweeps = [] }) => sweeps)) await run(dependencies)
}

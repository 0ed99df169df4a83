import type { RowLock } from './database/lock-rows.ts'
import type { Dependencies } from './dependencies.ts'
import type { Queries } from '#server/platform/database/types.ts'

type AfterCommit = () => void | Promise<void>

type MemberChange<Result> = (
  dependencies: Dependencies,
  transaction: Queries,
  memberId: string,
) => Promise<Result>

type SuspensionEffect = {
  /** Numbers for the operator, by what they count. */
  counts?: Readonly<Record<string, number>>
  afterCommit?: AfterCommit
}

/** A number that is stored beside the rows it counts. Each is compared in one statement, as of one moment. */
export type Counter = {
  name: string
  /** The tables that must not change during a repair. */
  tables: readonly string[]
  /** A query for `place` (the row's id or what names it), the `stored` and the `actual` number; also where they are equal. */
  compare: string
  /** Corrects the rows for which `wrong` (place, stored, actual) has a row. */
  repair: string
}

/** The counter in a column of a table with an id; `actual` is a subquery. */
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

export type RepeatedTask = {
  name: string
  /** Milliseconds between two runs. */
  interval: number
  run(dependencies: Dependencies): Promise<unknown>
}

/** What a feature contributes to operations that concern every feature. */
export type Lifecycle = {
  /** Called once when the server starts, and not for an operator's command. */
  start?(dependencies: Dependencies): void
  accountDeletion?: {
    /** The rows that the deletion changes by triggers and cascades. */
    locks?: readonly RowLock[]
    /** Runs before the member is deleted, with all rows locked. */
    prepare?: MemberChange<AfterCommit>
  }
  /** Sections of the file with a member's data. The schema of the file lists their names. */
  dataExport?: Readonly<Record<string, (dependencies: Dependencies, memberId: string) => Promise<unknown>>>
  suspension?: {
    locks?: readonly RowLock[]
    /** Runs once the member is marked as suspended. */
    suspend: MemberChange<SuspensionEffect>
    lift?: MemberChange<SuspensionEffect>
  }
  counters?: readonly Counter[]
  repeatedTasks?: readonly RepeatedTask[]
  /** Repeated tasks that remove expired data; an operator can run them at once. */
  sweeps?: readonly RepeatedTask[]
}

const registered: Lifecycle[] = []

/** Called by each `<feature>.lifecycle.ts`, which server/features/index.ts imports. */
export function registerLifecycle(lifecycle: Lifecycle): void {
  registered.push(lifecycle)
}

/** The contributions in the order of server/features/index.ts. */
export function lifecycles(): readonly Lifecycle[] {
  // Deleting an account without its features would leave files behind.
  if (registered.length === 0) throw new Error('No feature is registered: import server/features/index.ts')
  return registered
}

export async function runSweeps(dependencies: Dependencies): Promise<void> {
  for (const { run } of lifecycles().flatMap(({ sweeps = [] }) => sweeps)) await run(dependencies)
}

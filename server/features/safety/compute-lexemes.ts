import { sql } from 'kysely'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'

/** Rows of a table per run, which are locked for some milliseconds. */
const BATCH = 100

/** A trigger computes the lexemes. Locked rows wait for the next run, so that none of two transactions waits for the other. */
const COMPUTE_LEXEMES = ['posts', 'comments'].map((name) => {
  const table = sql.table(name)
  return prepareQuery(
    `compute-lexemes-of-${name}`,
    ({ limit }: ParametersOf<{ limit: number }>) => sql<object>`
      UPDATE ${table} SET lexemes = DEFAULT WHERE id = ANY (ARRAY(
        SELECT id FROM ${table} WHERE lexemes IS NULL ORDER BY id DESC LIMIT ${limit}::int
        FOR NO KEY UPDATE SKIP LOCKED
      ))`,
  )
})

/** Computes the lexemes of posts and comments of earlier versions, newest first. */
export async function computeLexemes({ sql: run }: Dependencies): Promise<void> {
  for (const compute of COMPUTE_LEXEMES) await compute(run, { limit: BATCH })
}

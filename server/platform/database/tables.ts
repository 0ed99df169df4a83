import type { Selectable } from 'kysely'
import type { DB } from '#server/generated/tables.ts'

/** The tables and views as PostgreSQL names them. */
export type Tables = DB & {
  trending_members: { member_id: string; likes: number; all_time_likes: number }
}

/** A row as it is read. */
export type RowOf<Table extends keyof Tables> = Selectable<Tables[Table]>

import { sql } from 'kysely'
import type { ReportReason } from '#server/generated/prisma/client.ts'
import { query } from '#server/platform/database/kysely.ts'
import { definePagedList } from '#server/platform/lists/paged-list.ts'

/** The reports of a case, oldest first. */
export const REPORTS = definePagedList({
  name: 'reports-of-case',
  keyset: {
    direction: 'ascending',
    keys: [
      { column: 'created_at', field: 'createdAt', type: 'timestamp' },
      { column: 'id', field: 'id', type: 'uuid' },
    ],
  },
  items: () => query.selectFrom('reports').selectAll().where('case_id', '=', sql.ref<string>('list.id')),
  select: (page) =>
    query
      .selectFrom(page.as('report'))
      .select(['id', 'note', 'created_at as createdAt', 'reporter_id as reporterId'])
      .select(sql<ReportReason>`upper(reason::text)`.as('reason')),
})

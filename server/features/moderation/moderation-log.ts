import { sql } from 'kysely'
import type { CaseSubjectType, ModerationActionKind, ReportReason } from '#server/generated/prisma/client.ts'
import { query } from '#server/platform/database/kysely.ts'
import { definePagedList } from '#server/platform/lists/paged-list.ts'

/** All actions of moderators and the operator, newest first. */
export const MODERATION_LOG = definePagedList({
  name: 'moderation-log',
  keyset: {
    direction: 'descending',
    keys: [
      { column: 'created_at', field: 'createdAt', type: 'timestamp' },
      { column: 'id', field: 'id', type: 'uuid' },
    ],
  },
  items: () => query.selectFrom('moderation_actions').selectAll(),
  select: (page) =>
    query
      .selectFrom(page.as('logged'))
      .select(['id', 'note', 'subject_id as subjectId', 'moderator_id as moderatorId'])
      .select('created_at as createdAt')
      .select([
        sql<ModerationActionKind>`upper(action::text)`.as('action'),
        sql<ReportReason | null>`upper(reason::text)`.as('reason'),
        sql<CaseSubjectType>`upper(subject_type::text)`.as('subjectType'),
      ]),
})

import { sql, type Expression, type RawBuilder } from 'kysely'
import { moderates } from '#server/features/visibility/visible-to.ts'
import type {
  CaseStatus,
  CaseSubjectType,
  ModerationActionKind,
  ReportReason,
} from '#server/generated/prisma/client.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Keyset } from '#server/platform/lists/keyset.ts'
import { definePagedList, type ConnectionArguments, type Page } from '#server/platform/lists/paged-list.ts'
import type { Viewer } from '#server/platform/viewer.ts'

function selectCases(cases: RawBuilder<RowOf<'moderation_cases'>>) {
  return query
    .selectFrom(cases.as('moderation_case'))
    .select(['id', 'subject_id as subjectId', 'author_id as authorId', 'snapshot', 'ends_at as endsAt'])
    .select(['appeal_text as appealText', 'opened_at as openedAt', 'decided_at as decidedAt'])
    .select([
      sql<CaseStatus>`upper(status::text)`.as('status'),
      sql<CaseSubjectType>`upper(subject_type::text)`.as('subjectType'),
      sql<ModerationActionKind | null>`upper(action::text)`.as('action'),
      sql<ReportReason | null>`upper(reason::text)`.as('reason'),
      sql<number>`(SELECT count(*)::int FROM reports WHERE case_id = moderation_case.id)`.as('reportCount'),
    ])
}

type Row<Query> = Query extends Expression<infer Selected> ? Selected : never

export type CaseView = Row<ReturnType<typeof selectCases>>

/** Moderators do not see cases about themselves, whose reporters stay unknown to them. */
const isForModerator = (viewerId: Expression<string | null>) =>
  sql<boolean>`(${moderates(viewerId)} AND author_id IS DISTINCT FROM ${viewerId})`

/** The author sees decisions, but no case that is open or was dismissed. */
const isDecisionAbout = (viewerId: Expression<string | null>) =>
  sql<boolean>`(author_id = ${viewerId} AND decided_at IS NOT NULL AND action <> 'dismiss')`

const CASES_BY_ID = prepareQuery(
  'moderation-cases-by-id',
  ({ viewerId, ids }: ParametersOf<{ viewerId: string; ids: readonly string[] }>) =>
    selectCases(sql<RowOf<'moderation_cases'>>`(
      SELECT moderation_cases.* FROM ${unnestIds(ids)} AS requested JOIN moderation_cases USING (id)
      WHERE ${isForModerator(viewerId)} OR ${isDecisionAbout(viewerId)}
    )`),
)

/** Returns the cases in the order of the ids, with null for those that the viewer cannot see. */
export async function loadCases(
  { sql: run }: Dependencies,
  { memberId }: Viewer,
  ids: readonly string[],
): Promise<(CaseView | null)[]> {
  const rows = await CASES_BY_ID(run, { viewerId: memberId, ids })
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? null)
}

const ANY_CASE = prepareQuery('any-moderation-case', ({ id }: ParametersOf<{ id: string }>) =>
  selectCases(sql<RowOf<'moderation_cases'>>`(SELECT * FROM moderation_cases WHERE id = ${id}::uuid)`),
)

/** For events, whose audience decides who may see the case. */
export async function loadCaseOfEvent({ sql: run }: Dependencies, id: string): Promise<CaseView | undefined> {
  const [found] = await ANY_CASE(run, { id })
  return found
}

export const WAITING_LONGEST: Keyset<'openedAt' | 'id'> = {
  direction: 'ascending',
  keys: [
    { column: 'opened_at', field: 'openedAt', type: 'timestamp' },
    { column: 'id', field: 'id', type: 'uuid' },
  ],
}

const NEWEST_DECISION: Keyset<'decidedAt' | 'id'> = {
  direction: 'descending',
  keys: [
    { column: 'decided_at', field: 'decidedAt', type: 'timestamp' },
    { column: 'id', field: 'id', type: 'uuid' },
  ],
}

/** A case of this list is decided. */
function selectDecided(cases: RawBuilder<RowOf<'moderation_cases'>>) {
  return selectCases(cases).$narrowType<{ decidedAt: Date }>()
}

type ListValues = { viewerId: string; reason: string | null }

/** A report has the reason, which is null for all cases. */
const isReportedFor = (reason: Expression<string | null>) =>
  sql<boolean>`(${reason}::report_reason IS NULL OR EXISTS (
    SELECT FROM reports WHERE case_id = moderation_cases.id AND reason = ${reason}::report_reason
  ))`

const WAITING = definePagedList({
  name: 'waiting-cases',
  keyset: WAITING_LONGEST,
  items: ({ viewerId, status, reason }: ParametersOf<ListValues & { status: string }>) =>
    query
      .selectFrom('moderation_cases')
      .selectAll()
      .where('status', '=', sql<'open'>`${status}::case_status`)
      .where(isForModerator(viewerId))
      .where(isReportedFor(reason)),
  select: (page) => selectCases(page),
})

const DECIDED = definePagedList({
  name: 'decided-cases',
  keyset: NEWEST_DECISION,
  items: ({ viewerId, reason }: ParametersOf<ListValues>) =>
    query
      .selectFrom('moderation_cases')
      .selectAll()
      .where('status', '=', 'decided')
      .where(isForModerator(viewerId))
      .where(isReportedFor(reason)),
  select: (page) => selectDecided(page),
})

const DECISIONS_ABOUT = definePagedList({
  name: 'decisions-about-member',
  keyset: NEWEST_DECISION,
  items: ({ viewerId }: ParametersOf<{ viewerId: string }>) =>
    query.selectFrom('moderation_cases').selectAll().where(isDecisionAbout(viewerId)),
  select: (page) => selectDecided(page),
})

/** For moderators: undecided cases that wait longest first, decided ones by their last decision. */
export function listCases(
  { sql: run }: Dependencies,
  { memberId: viewerId }: Viewer,
  filter: { status: CaseStatus; reason: ReportReason | null },
  window: ConnectionArguments,
): Promise<Page<CaseView>> {
  const status = filter.status.toLowerCase()
  const values = { viewerId, reason: filter.reason?.toLowerCase() ?? null }
  return filter.status === 'DECIDED'
    ? DECIDED.load(run, values, window)
    : WAITING.load(run, { ...values, status }, window)
}

/** The decisions about the viewer's account and content, newest first. */
export function listDecisionsAbout(
  { sql: run }: Dependencies,
  { memberId: viewerId }: Viewer,
  window: ConnectionArguments,
): Promise<Page<CaseView>> {
  return DECISIONS_ABOUT.load(run, { viewerId }, window)
}

import { sql } from 'kysely'
import { messages } from '#rules/messages.ts'
import { groupOpenedBy } from '#server/features/visibility/visible-to.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { requireId } from '#server/platform/graphql/require-id.ts'
import { subscribeTo } from '#server/platform/graphql/subscribe-to.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { groupChanged } from './group-events.ts'
import { loadGroups, type GroupView } from './group-query.ts'
import { GroupRef } from './group.graphql.ts'

/** Milliseconds between two changes of the same group. */
const CHANGE_INTERVAL = 1000

const GroupChanged = builder.objectRef<{ group: GroupView }>('GroupChanged').implement({
  description: 'The details, members or posts of a group changed.',
  fields: (t) => ({ group: t.expose('group', { type: GroupRef, description: 'The changed group.' }) }),
})

builder.subscriptionField('groupChanges', (t) =>
  t.field({
    type: GroupChanged,
    authScopes: { read: true },
    description:
      'Changes of the details and counters of a group, and of the role of the viewer. At most one change per second.',
    args: { groupId: t.arg.id({ required: true, description: 'The `Group.id` of the group.' }) },
    subscribe: (_root, { groupId }, { dependencies, viewer }) =>
      subscribe(dependencies, requireViewer(viewer), [requireId(groupId, 'Group', messages.groupNotFound)]),
    resolve: (event) => event,
  }),
)

type GroupAudience = { memberIds: string[]; isRelated: boolean }

/** Members who are in the group, ask to join or are banned have values of their own. */
const AUDIENCE = prepareQuery(
  'members-seeing-group',
  ({ groupId, ids }: ParametersOf<{ groupId: string; ids: readonly string[] }>) => sql<GroupAudience>`
    SELECT array_agg(id) AS "memberIds", "isRelated" FROM (
      SELECT viewer.id, EXISTS (
        SELECT FROM group_members WHERE group_id = ${groupId}::uuid AND member_id = viewer.id
        UNION ALL SELECT FROM group_requests WHERE group_id = ${groupId}::uuid AND member_id = viewer.id
        UNION ALL SELECT FROM group_bans WHERE group_id = ${groupId}::uuid AND member_id = viewer.id
      ) AS "isRelated"
      FROM ${unnestIds(ids)} AS viewer, groups
      WHERE groups.id = ${groupId}::uuid AND ${groupOpenedBy(sql.ref('viewer.id'))}
    ) AS recipient
    GROUP BY "isRelated"`,
)

const subscribe = subscribeTo({
  topics: [groupChanged],
  throttle: { keyOf: ({ payload }) => payload.groupId, interval: CHANGE_INTERVAL },
  async load(dependencies, { payload }) {
    const [group] = await loadGroups(dependencies, null, [payload.groupId])
    return group ? { group } : undefined
  },
  async audience({ sql: run }, event, ids) {
    const groups = await AUDIENCE(run, { groupId: event.group.id, ids })
    return groups.map(({ memberIds, isRelated }) => ({ memberIds, event, isShared: !isRelated }))
  },
})

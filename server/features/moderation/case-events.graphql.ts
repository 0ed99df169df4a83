import { builder } from '#server/platform/graphql/builder.ts'
import { subscribeTo } from '#server/platform/graphql/subscribe-to.ts'
import { encodeCursor } from '#server/platform/lists/keyset.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { caseChanged } from './case-events.ts'
import { loadCaseOfEvent, WAITING_LONGEST, type CaseView } from './case-query.ts'
import { CaseEdge, CaseRef } from './case.graphql.ts'

const CaseChanged = builder.objectRef<{ case: CaseView }>('CaseChanged').implement({
  description: 'A case was opened, received a report or an appeal, or was decided.',
  fields: (t) => ({
    case: t.expose('case', { type: CaseRef, description: 'The case.' }),
    caseEdge: t.field({
      type: CaseEdge,
      description: 'The edge of the case in the list of cases that wait for a decision.',
      resolve: ({ case: node }) => ({ node, cursor: encodeCursor(WAITING_LONGEST, node) }),
    }),
  }),
})

builder.subscriptionField('caseEvents', (t) =>
  t.field({
    type: CaseChanged,
    authScopes: { moderate: true },
    description: 'Changes of cases, from the time of the subscription. Moderators only.',
    subscribe: (_root, _args, { dependencies, viewer }) => subscribe(dependencies, requireViewer(viewer)),
    resolve: (event) => event,
  }),
)

/** A member who is no longer a moderator receives no more events. */
const subscribe = subscribeTo<typeof caseChanged, { case: CaseView }>({
  topics: [caseChanged],
  async load(dependencies, { payload: { caseId } }) {
    const found = await loadCaseOfEvent(dependencies, caseId)
    return found && { case: found }
  },
  async audience({ database }, event, memberIds) {
    const moderators = await database.member.findMany({
      where: { id: { in: [...memberIds] }, role: { not: 'MEMBER' } },
      select: { id: true },
    })
    const ids = moderators.map(({ id }) => id).filter((id) => id !== event.case.authorId)
    return [{ memberIds: ids, event, isShared: false }]
  },
})

import { encodeCursor } from '#server/platform/lists/keyset.ts'
import { NOTIFICATIONS_NEWEST_FIRST } from '#server/features/notifications/notification-query.ts'
import type { Community } from '../community/community.ts'
import { signed, type Workload } from './workload.ts'

const NOTIFICATIONS = `query ($after: String) { viewer {
  unreadNotificationCount
  notifications(first: 10, after: $after) {
    edges { cursor node { id kind isRead updatedAt text path actorCount actors { id username photoUrl(width: 64) } } }
    pageInfo { hasNextPage endCursor }
  }
} }`

/** The list of a member with 50,000 notifications. */
export function notificationsFirstPage(community: Community): Workload {
  return notificationsPage(community, 'notifications, first page', null)
}

export async function notificationsInTheMiddle(community: Community): Promise<Workload> {
  const { rows } = await community.client.query<{ id: string; updatedAt: Date }>(
    `SELECT id, updated_at AS "updatedAt" FROM notifications WHERE member_id = $1 AND is_listed
     ORDER BY updated_at DESC, id DESC OFFSET (SELECT count(*) / 2 FROM notifications WHERE member_id = $1) LIMIT 1`,
    [community.members[0]?.id],
  )
  const [notification] = rows
  if (!notification) throw new Error('There are no notifications')
  const after = encodeCursor(NOTIFICATIONS_NEWEST_FIRST, notification)
  return notificationsPage(community, 'notifications, in the middle', after)
}

function notificationsPage({ members }: Community, name: string, after: string | null): Workload {
  const [recipient] = members
  if (!recipient) throw new Error('Nobody is signed in')
  const body = JSON.stringify({ query: NOTIFICATIONS, variables: { after } })
  return { name, calls: { ours: () => signed(recipient, { path: '/graphql', body }) } }
}

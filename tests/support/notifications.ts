import { processChanges } from '#server/features/notifications/process-changes.ts'
import type { TestMember } from './members.ts'
import type { TestApp } from './start-app.ts'

export type TestNotification = {
  id: string
  kind: string
  isRead: boolean
  text: string
  path: string
  actorCount: number
  actors: { username: string }[]
  post: { databaseId: string } | null
  comment: { id: string; text: string } | null
}

const QUERY = `{ viewer { unreadNotificationCount notifications(first: 50) { edges { node {
  id kind isRead text path actorCount actors { username } post { databaseId } comment { id text }
} } } } }`

/** Returns the notifications of a member once all earlier changes are applied. */
export async function notificationsOf(
  { dependencies }: Pick<TestApp, 'dependencies'>,
  { graphql }: Pick<TestMember, 'graphql'>,
): Promise<{ unread: number; list: TestNotification[] }> {
  await processChanges(dependencies)
  const { data } = await graphql.send(QUERY)
  const { unreadNotificationCount: unread, notifications } = Object(data).viewer
  const edges: { node: TestNotification }[] = notifications.edges
  return { unread, list: edges.map(({ node }) => node) }
}

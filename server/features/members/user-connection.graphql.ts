import { defineConnection } from '#server/platform/graphql/connection.ts'
import type { MemberView } from './member-view.ts'
import { UserRef } from './user.graphql.ts'

export const { Connection: UserConnection } = defineConnection<MemberView>('User', {
  node: UserRef,
  items: 'members',
})

import { sql } from 'kysely'
import { MEMBER_COLUMNS, toMemberView, type MemberView } from '#server/features/members/member-view.ts'
import { blocksViewer, isBlockedOrMuted } from '#server/features/visibility/visible-to.ts'
import type { Keyset } from '#server/platform/lists/keyset.ts'
import {
  definePagedList,
  mapNodes,
  type ConnectionArguments,
  type Page,
} from '#server/platform/lists/paged-list.ts'
import { query } from '#server/platform/database/kysely.ts'
import { type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Viewer } from '#server/platform/viewer.ts'

type End = 'follower_id' | 'followed_id'

/** `other` is the column of the listed members. */
export function followsNewestFirst(other: End): Keyset<'followedAt' | 'memberId'> {
  return {
    direction: 'descending',
    keys: [
      { column: 'created_at', field: 'followedAt', type: 'timestamp' },
      { column: other, field: 'memberId', type: 'uuid' },
    ],
  }
}

/** The id of a list is that of the member at the `of` end. */
function defineFollowList(name: string, of: End) {
  const other = of === 'follower_id' ? 'followed_id' : 'follower_id'
  const keyset = followsNewestFirst(other)
  return definePagedList({
    name,
    keyset,
    items: ({ viewerId }: ParametersOf<{ viewerId: string }>) =>
      query
        .selectFrom('follows')
        .selectAll()
        .where(of, '=', sql.ref<string>('list.id'))
        .where(sql<boolean>`NOT follows.is_hidden`)
        .where(sql<boolean>`NOT ${blocksViewer(viewerId, sql.ref('list.id'))}`)
        .where(sql<boolean>`NOT ${isBlockedOrMuted(viewerId, sql.ref(`follows.${other}`))}`),
    select: (page) =>
      query
        .selectFrom(page.as('follow'))
        .innerJoin('members as member', 'member.id', `follow.${other}`)
        .select(MEMBER_COLUMNS)
        .select('follow.created_at as followedAt'),
  })
}

const LISTS = {
  followers: defineFollowList('followers', 'followed_id'),
  following: defineFollowList('following', 'follower_id'),
}

/** Returns the same page of the followers or followed members of each member, in the order of the ids. */
export async function listFollows(
  { sql: run }: Dependencies,
  { memberId }: Viewer,
  list: keyof typeof LISTS,
  memberIds: readonly string[],
  window: ConnectionArguments,
): Promise<Page<MemberView>[]> {
  const pages = await LISTS[list].loadEach(run, { viewerId: memberId }, memberIds, window)
  return pages.map((page) => mapNodes(page, toMemberView))
}

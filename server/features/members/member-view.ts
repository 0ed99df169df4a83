import { sql, type Selection } from 'kysely'
import { usernameSchema } from '#rules/member-rules.ts'
import { PHOTO_SIZES, fittingWidth } from '#rules/media-rules.ts'
import { messages } from '#rules/messages.ts'
import { imageKey } from '#server/features/media/media-view.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import type { RowOf } from '#server/platform/database/tables.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import { blocksViewer, memberOpenedBy } from '#server/features/visibility/visible-to.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { defaultAvatarUrl } from './default-avatar.ts'

/** For queries that join `members` as `member`. */
export const MEMBER_COLUMNS = [
  'member.id as memberId',
  'member.username',
  'member.full_name as fullName',
  'member.bio',
  'member.photo_id as photoId',
  'member.post_count as postCount',
  'member.like_count as memberLikeCount',
  'member.created_at as memberCreatedAt',
] as const

export type MemberColumns = Selection<{ member: RowOf<'members'> }, 'member', (typeof MEMBER_COLUMNS)[number]>

export function toMemberView(row: MemberColumns) {
  return {
    id: row.memberId,
    username: row.username,
    fullName: row.fullName,
    bio: row.bio,
    photoId: row.photoId,
    postCount: row.postCount,
    likeCount: row.memberLikeCount,
    createdAt: row.memberCreatedAt,
  }
}

export type MemberView = ReturnType<typeof toMemberView>

const MEMBERS_BY_ID = prepareQuery(
  'members-by-id',
  ({ viewerId, ids }: ParametersOf<{ viewerId: string | null; ids: readonly string[] }>) =>
    query
      .selectFrom(unnestIds(ids).as('requested'))
      .innerJoin('members as member', 'member.id', 'requested.id')
      .select(MEMBER_COLUMNS)
      .where(memberOpenedBy(viewerId)),
)

/** Returns the members in the order of the ids, with null for members that the viewer cannot see. */
export async function loadMembers(
  dependencies: Dependencies,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(MemberView | null)[]> {
  const rows = await MEMBERS_BY_ID(dependencies.sql, { viewerId: viewer?.memberId ?? null, ids })
  const found = new Map(rows.map((row) => [row.memberId, toMemberView(row)]))
  return ids.map((id) => found.get(id) ?? null)
}

export async function loadMember(
  dependencies: Dependencies,
  viewer: Viewer | null,
  id: string,
): Promise<MemberView | null> {
  const [member] = await loadMembers(dependencies, viewer, [id])
  return member ?? null
}

const MEMBER_BY_USERNAME = prepareQuery(
  'member-by-username',
  ({ viewerId, username }: ParametersOf<{ viewerId: string | null; username: string }>) =>
    query
      .selectFrom('members as member')
      .select(MEMBER_COLUMNS)
      .where(sql<boolean>`lower(username) = lower(${username})`)
      .where(memberOpenedBy(viewerId)),
)

export async function loadMemberByUsername(
  dependencies: Dependencies,
  viewer: Viewer | null,
  username: string,
): Promise<MemberView | null> {
  if (!usernameSchema.safeParse(username).success) return null
  const [row] = await MEMBER_BY_USERNAME(dependencies.sql, { viewerId: viewer?.memberId ?? null, username })
  return row ? toMemberView(row) : null
}

/** Throws NotFoundError for members that the viewer cannot see. */
export async function requireMember(
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<MemberView> {
  const member = await loadMember(dependencies, viewer, id)
  if (!member) throw new NotFoundError(messages.userNotFound)
  return member
}

/** The username without the rest of the profile. Viewers see it for members they block who also block them. */
export function nameOnly({ id, username }: MemberView): MemberView {
  return {
    id,
    username,
    fullName: username,
    bio: null,
    photoId: null,
    postCount: 0,
    likeCount: 0,
    createdAt: new Date(0),
  }
}

const MEMBER_FOR_BLOCKER = prepareQuery(
  'member-for-blocker',
  ({ viewerId, id }: ParametersOf<{ viewerId: string; id: string }>) =>
    query
      .selectFrom('members as member')
      .select(MEMBER_COLUMNS)
      .select(blocksViewer(viewerId, sql.ref('member.id')).as('blocksViewer'))
      .where('member.id', '=', id)
      .where('member.suspended_at', 'is', null),
)

/** Also finds members who block the viewer, who can block back. Throws NotFoundError for unknown and suspended members. */
export async function loadMemberForBlocker(
  dependencies: Dependencies,
  viewerId: string,
  id: string,
): Promise<MemberView & { blocksViewer: boolean }> {
  const [row] = await MEMBER_FOR_BLOCKER(dependencies.sql, { viewerId, id })
  if (!row) throw new NotFoundError(messages.userNotFound)
  const member = toMemberView(row)
  return { ...(row.blocksViewer ? nameOnly(member) : member), blocksViewer: row.blocksViewer }
}

type PhotoOwner = Pick<MemberView, 'id' | 'fullName' | 'username' | 'photoId'>

/** Returns the path of the photo or of the default avatar. `size` is the desired width in pixels. */
export function photoUrl(member: PhotoOwner, size: number): string {
  return member.photoId ? `/media/${photoKey(member.photoId, size)}` : defaultAvatarUrl(member)
}

/** Returns the `srcset` of the photo, or null for a default avatar, which has only one size. */
export function photoSrcSet({ photoId }: PhotoOwner): string | null {
  return photoId && PHOTO_SIZES.map((size) => `/media/${photoKey(photoId, size)} ${size}w`).join(', ')
}

export function photoKey(photoId: string, size: number): string {
  return imageKey(photoId, `s_${fittingWidth(PHOTO_SIZES, size)}`)
}

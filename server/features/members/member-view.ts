import { PHOTO_SIZES, fittingWidth } from '#rules/media-rules.ts'
import { imageKey } from '#server/features/media/media-view.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { unnestIds } from '#server/platform/database/unnest-ids.ts'
import { defaultAvatarUrl } from './default-avatar.ts'

/** A member as other members see them. */
export type MemberView = {
  id: string
  username: string
  fullName: string
  bio: string | null
  photoId: string | null
  postCount: number
  likeCount: number
  createdAt: Date
}

/** The same for Prisma. */
export const MEMBER_SELECTION = {
  id: true,
  username: true,
  fullName: true,
  bio: true,
  photoId: true,
  postCount: true,
  likeCount: true,
  createdAt: true,
} satisfies Record<keyof MemberView, true>

/** Columns for statements that join `members` as `member`. */
export const MEMBER_COLUMNS = `
  member.id AS "memberId", member.username, member.full_name AS "fullName", member.bio, member.photo_id AS "photoId",
  member.post_count AS "postCount", member.like_count AS "memberLikeCount", member.created_at AS "memberCreatedAt"`

export type MemberColumns = {
  memberId: string
  username: string
  fullName: string
  bio: string | null
  photoId: string | null
  postCount: number
  memberLikeCount: number
  memberCreatedAt: Date
}

export function toMemberView(row: MemberColumns): MemberView {
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

const MEMBERS_BY_ID = {
  name: 'members-by-id',
  text: `
    SELECT ${MEMBER_COLUMNS} FROM ${unnestIds('$1')} AS asked JOIN members AS member USING (id)
    WHERE member.suspended_at IS NULL`,
}

/** In the order of the ids. Null for unknown and suspended members. */
export async function loadMembers(
  { sql }: Dependencies,
  ids: readonly string[],
): Promise<(MemberView | null)[]> {
  const rows = await sql<MemberColumns>(MEMBERS_BY_ID, [ids])
  const found = new Map(rows.map((row) => [row.memberId, toMemberView(row)]))
  return ids.map((id) => found.get(id) ?? null)
}

export async function loadMember(dependencies: Dependencies, id: string): Promise<MemberView | null> {
  const [member] = await loadMembers(dependencies, [id])
  return member ?? null
}

type Pictured = Pick<MemberView, 'id' | 'fullName' | 'username' | 'photoId'>

/** The path of the photo or of the default avatar. `size` is the desired width in pixels. */
export function photoUrl(member: Pictured, size: number): string {
  return member.photoId ? `/media/${photoKey(member.photoId, size)}` : defaultAvatarUrl(member)
}

/** All sizes of the photo as a `srcset`. A default avatar has only one. */
export function photoSrcSet({ photoId }: Pictured): string | null {
  return photoId && PHOTO_SIZES.map((size) => `/media/${photoKey(photoId, size)} ${size}w`).join(', ')
}

/** The key of the photo in the storage. */
export function photoKey(photoId: string, size: number): string {
  return imageKey(photoId, `s_${fittingWidth(PHOTO_SIZES, size)}`)
}

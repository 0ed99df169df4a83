import { messages } from '#rules/messages.ts'
import { photoUrl } from '#server/features/members/member-view.ts'
import { rowsOf } from './database.ts'

type MemberRow = {
  id: string
  username: string
  fullName: string
  bio: string | null
  photoId: string | null
}

type OwnRow = MemberRow & {
  email: string
  phone: string | null
  roleId: number | null
  organizationId: number | null
  createdAt: Date
  updatedAt: Date
}

const PROFILE = `
  SELECT id, username, full_name AS "fullName", bio, phone, photo_id AS "photoId", role_id AS "roleId",
    organization_id AS "organizationId", created_at AS "createdAt", updated_at AS "updatedAt", email
  FROM members JOIN credentials ON member_id = id WHERE id = $1`

export async function readProfile(memberId: string) {
  const [row] = await rowsOf<OwnRow>('profile', PROFILE, [memberId])
  if (!row) throw new Error('There is no such member')
  const user = {
    id: row.id,
    username: row.username,
    fullName: row.fullName,
    email: row.email,
    phone: row.phone,
    profileBio: row.bio,
    profilePhotoUrl: photoUrl(row, 128),
    createdAt: row.createdAt.toISOString(),
    roleId: row.roleId,
    organizationId: row.organizationId,
    lastUpdated: row.updatedAt.toISOString(),
  }
  return { success: true, message: messages.profileFetched, data: { user } }
}

const TRENDING = `
  SELECT id, username, full_name AS "fullName", bio, photo_id AS "photoId", likes
  FROM trending_members JOIN members ON id = member_id
  ORDER BY likes DESC, all_time_likes DESC, member_id LIMIT 10`

export async function readTrendingMembers() {
  const rows = await rowsOf<MemberRow & { likes: number }>('trending-members', TRENDING, [])
  const data = rows.map((row) => ({
    id: row.id,
    fullName: row.fullName,
    username: row.username,
    profilePhotoUrl: photoUrl(row, 128),
    profileBio: row.bio,
    likeCount: row.likes,
  }))
  return { status: 'success', data }
}

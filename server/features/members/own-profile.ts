import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotAuthenticatedError } from '#server/platform/refusals.ts'
import { MEMBER_COLUMNS, toMemberView, type MemberColumns, type MemberView } from './member-view.ts'
import type { Viewer } from '#server/platform/viewer.ts'

/** The profile as its owner sees it. */
export type OwnProfile = MemberView & {
  email: string | null
  phone: string | null
  roleId: number | null
  organizationId: number | null
  updatedAt: Date
}

const OWN_PROFILE = {
  name: 'own-profile',
  text: `
    SELECT ${MEMBER_COLUMNS}, email, phone, role_id AS "roleId", organization_id AS "organizationId",
      updated_at AS "updatedAt"
    FROM members AS member LEFT JOIN credentials ON credentials.member_id = member.id
    WHERE member.id = $1`,
}

/** Throws NotAuthenticatedError if the account was just deleted. */
export async function loadOwnProfile({ sql }: Dependencies, { memberId }: Viewer): Promise<OwnProfile> {
  const [row] = await sql<MemberColumns & Omit<OwnProfile, keyof MemberView>>(OWN_PROFILE, [memberId])
  if (!row) throw new NotAuthenticatedError()
  const { email, phone, roleId, organizationId, updatedAt } = row
  return { ...toMemberView(row), email, phone, roleId, organizationId, updatedAt }
}

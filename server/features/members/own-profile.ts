import { query } from '#server/platform/database/kysely.ts'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotAuthenticatedError } from '#server/platform/refusals.ts'
import { MEMBER_COLUMNS, toMemberView, type MemberView } from './member-view.ts'
import type { Viewer } from '#server/platform/viewer.ts'

export type OwnProfile = MemberView & {
  email: string | null
  phone: string | null
  roleId: number | null
  organizationId: number | null
  updatedAt: Date
}

const OWN_PROFILE = prepareQuery('own-profile', ({ memberId }: ParametersOf<{ memberId: string }>) =>
  query
    .selectFrom('members as member')
    .leftJoin('credentials', 'credentials.member_id', 'member.id')
    .select(MEMBER_COLUMNS)
    .select([
      'credentials.email',
      'member.phone',
      'member.role_id as roleId',
      'member.organization_id as organizationId',
      'member.updated_at as updatedAt',
    ])
    .where('member.id', '=', memberId),
)

/** Throws NotAuthenticatedError if the account was deleted concurrently. */
export async function loadOwnProfile({ sql }: Dependencies, { memberId }: Viewer): Promise<OwnProfile> {
  const [row] = await OWN_PROFILE(sql, { memberId })
  if (!row) throw new NotAuthenticatedError()
  const { email, phone, roleId, organizationId, updatedAt } = row
  return { ...toMemberView(row), email, phone, roleId, organizationId, updatedAt }
}

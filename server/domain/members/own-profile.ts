import type { Dependencies } from '#server/domain/dependencies.ts'
import type { MemberView } from './member-view.ts'
import type { Viewer } from './viewer.ts'

/** What a member sees of themselves: more than others do. */
export type OwnProfile = MemberView & {
  email: string | null
  phone: string | null
  roleId: number | null
  organizationId: number | null
  updatedAt: Date
}

export async function loadOwnProfile({ database }: Dependencies, { memberId }: Viewer): Promise<OwnProfile> {
  const { credentials, ...member } = await database.member.findUniqueOrThrow({
    where: { id: memberId },
    include: { credentials: { select: { email: true } } },
  })
  return { ...member, email: credentials?.email ?? null }
}

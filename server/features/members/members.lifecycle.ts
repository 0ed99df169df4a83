import { Prisma } from '#server/generated/prisma/client.ts'
import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { NotAuthenticatedError } from '#server/platform/refusals.ts'
import { photoUrl } from './member-view.ts'

registerLifecycle({
  accountDeletion: {
    locks: [
      {
        table: 'members',
        strength: 'NO KEY UPDATE',
        ids: (memberId) => Prisma.sql`SELECT ${memberId}::uuid`,
      },
    ],
  },
  dataExport: {
    async profile({ database }, id) {
      const member = await database.member.findUnique({
        where: { id },
        include: { credentials: { select: { email: true, emailVerifiedAt: true } } },
      })
      if (!member) throw new NotAuthenticatedError()
      const { username, fullName, bio, phone, dateOfBirth, createdAt, credentials } = member
      return {
        id,
        username,
        fullName,
        bio,
        phone,
        email: credentials?.email ?? null,
        emailVerifiedAt: credentials?.emailVerifiedAt ?? null,
        dateOfBirth: dateOfBirth.toISOString().slice(0, 10),
        joinedAt: createdAt,
        photoUrl: member.photoId ? photoUrl(member, 256) : null,
      }
    },
  },
})

import { z } from 'zod'
import { mediaUrlField } from '#server/features/media/upload-json.ts'
import { query } from '#server/platform/database/kysely.ts'
import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { NotAuthenticatedError } from '#server/platform/refusals.ts'
import { dateTimeField } from '#server/platform/rest/fields.ts'
import { ownProfileShape } from './member-json.ts'
import { photoUrl } from './member-view.ts'
import { reserveFormerUsername, sweepFormerUsernames } from './usernames.ts'

registerLifecycle({
  accountDeletion: {
    locks: [
      {
        table: 'members',
        strength: 'NO KEY UPDATE',
        ids: (memberId) => query.selectFrom('members').select('id').where('id', '=', memberId),
      },
    ],
    async prepare({ clock }, transaction, memberId) {
      const { username } = await transaction.member.findUniqueOrThrow({ where: { id: memberId } })
      await reserveFormerUsername({ database: transaction, clock }, username, null)
      return () => undefined
    },
  },
  sweeps: [{ name: 'remove former usernames', interval: 60 * 60_000, run: sweepFormerUsernames }],
  dataExport: {
    profile: {
      schema: z.object({
        id: ownProfileShape.id,
        username: ownProfileShape.username,
        fullName: ownProfileShape.fullName,
        bio: ownProfileShape.profileBio,
        phone: ownProfileShape.phone,
        email: ownProfileShape.email,
        emailVerifiedAt: dateTimeField('When the email address was verified.').nullable(),
        unverifiedEmail: ownProfileShape.email.describe('The new email address that is not verified yet.'),
        dateOfBirth: z.string().meta({ format: 'date', examples: ['1990-05-17'] }),
        joinedAt: ownProfileShape.createdAt,
        photoUrl: mediaUrlField('The profile photo; null without one.').nullable(),
      }),
      async load({ database }, id) {
        const member = await database.member.findUnique({
          where: { id },
          include: {
            credentials: { select: { email: true, emailVerifiedAt: true } },
            oneTimeCodes: {
              where: { purpose: 'CHANGE_EMAIL', usedAt: null },
              orderBy: { createdAt: 'desc' },
              take: 1,
            },
          },
        })
        if (!member) throw new NotAuthenticatedError()
        const { username, fullName, bio, phone, dateOfBirth, createdAt, credentials, oneTimeCodes } = member
        return {
          id,
          username,
          fullName,
          bio,
          phone,
          email: credentials?.email ?? null,
          emailVerifiedAt: credentials?.emailVerifiedAt ?? null,
          unverifiedEmail: oneTimeCodes[0]?.email ?? null,
          dateOfBirth: dateOfBirth.toISOString().slice(0, 10),
          joinedAt: createdAt,
          photoUrl: member.photoId ? photoUrl(member, 256) : null,
        }
      },
    },
  },
})

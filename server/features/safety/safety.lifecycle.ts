import { z } from 'zod'
import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { dateTimeField, idField } from '#server/platform/rest/fields.ts'
import { computeLexemes } from './compute-lexemes.ts'
import { loadMutedWords } from './set-muted-words.ts'

registerLifecycle({
  dataExport: {
    blockedMembers: {
      schema: z.array(
        z.object({ userId: idField('blocked member'), createdAt: dateTimeField('The time of the block.') }),
      ),
      async load({ database }, viewerId) {
        const hidden = await database.hiddenMember.findMany({
          where: { viewerId, blockedAt: { not: null } },
          orderBy: { blockedAt: 'asc' },
          select: { memberId: true, blockedAt: true },
        })
        return hidden.map(({ memberId, blockedAt }) => ({ userId: memberId, createdAt: blockedAt }))
      },
    },
    mutedMembers: {
      schema: z.array(
        z.object({ userId: idField('muted member'), createdAt: dateTimeField('The time of the mute.') }),
      ),
      async load({ database, clock }, viewerId) {
        const hidden = await database.hiddenMember.findMany({
          where: { viewerId, mutedUntil: { gt: clock.now() } },
          orderBy: { mutedAt: 'asc' },
          // An endless mute has no valid JavaScript date.
          select: { memberId: true, mutedAt: true },
        })
        return hidden.map(({ memberId, mutedAt }) => ({ userId: memberId, createdAt: mutedAt }))
      },
    },
    mutedWords: {
      schema: z.array(
        z
          .string()
          .meta({ description: 'A word that lists, notifications and events omit.', examples: ['spoiler'] }),
      ),
      load: loadMutedWords,
    },
    sensitiveMedia: {
      schema: z
        .enum(['SHOW', 'BLUR', 'HIDE'])
        .meta({ description: 'How the member sees sensitive posts.', examples: ['BLUR'] }),
      load: async ({ database }, id) =>
        (await database.member.findUniqueOrThrow({ where: { id } })).sensitiveMedia,
    },
  },
  repeatedTasks: [{ name: 'compute lexemes of earlier versions', interval: 1000, run: computeLexemes }],
})

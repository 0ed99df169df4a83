import { z } from 'zod'
import { registerAuthentication } from '#server/platform/authentication.ts'
import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { dateTimeField } from '#server/platform/rest/fields.ts'
import { announceEndedAccess } from './access-events.ts'
import { accessTokenSchema, identitySchema, sessionSchema } from './auth-json.ts'
import { authenticate, isLive } from './authenticate.ts'
import { sweepIdentityNonces } from './identity-nonces.ts'
import {
  closeExpiredSubscriptions,
  closeSubscriptions,
  openSubscriptions,
  watchAccess,
} from './open-subscriptions.ts'
import { endSessions } from './session.ts'

registerAuthentication({ authenticate, isLive, watchAccess })

registerLifecycle({
  start(dependencies) {
    dependencies.metrics.watch('graphql_subscriptions', () => openSubscriptions(dependencies).size)
  },
  stop: closeSubscriptions,
  accountDeletion: {
    prepare: async (dependencies, _transaction, memberId) => () =>
      announceEndedAccess(dependencies, memberId),
  },
  dataExport: {
    identities: {
      schema: z.array(
        z.object({ issuer: identitySchema.shape.issuer, linkedAt: identitySchema.shape.createdAt }),
      ),
      async load({ database }, memberId) {
        const identities = await database.identity.findMany({
          where: { memberId },
          select: { issuer: true, createdAt: true },
        })
        return identities.map(({ issuer, createdAt }) => ({ issuer, linkedAt: createdAt }))
      },
    },
    sessions: {
      schema: z.array(
        sessionSchema
          .pick({ userAgent: true, createdAt: true, lastUsedAt: true })
          .extend({ endedAt: dateTimeField('When the session ended.').nullable() }),
      ),
      load: ({ database }, memberId) =>
        database.session.findMany({
          where: { memberId },
          select: { userAgent: true, createdAt: true, lastUsedAt: true, endedAt: true },
        }),
    },
    accessTokens: {
      schema: z.array(accessTokenSchema.omit({ id: true, isExpired: true })),
      load: ({ database }, memberId) =>
        database.personalAccessToken.findMany({
          where: { memberId },
          select: { name: true, scopes: true, createdAt: true, expiresAt: true, lastUsedAt: true },
        }),
    },
  },
  suspension: {
    async suspend(dependencies, transaction, memberId) {
      await endSessions({ database: transaction, clock: dependencies.clock }, memberId)
      await transaction.personalAccessToken.deleteMany({ where: { memberId } })
      return { afterCommit: () => announceEndedAccess(dependencies, memberId) }
    },
  },
  // SECURITY.md promises a second for what another process or a command ends, also without Redis.
  repeatedTasks: [{ name: 'close expired subscriptions', interval: 1000, run: closeExpiredSubscriptions }],
  sweeps: [{ name: 'remove expired identity nonces', interval: 15 * 60_000, run: sweepIdentityNonces }],
})

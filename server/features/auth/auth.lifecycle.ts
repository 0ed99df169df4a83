import { publishEvent } from '#server/platform/events/events.ts'
import { accessEnded } from './access-events.ts'
import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { sweepIdentityNonces } from './identity-nonces.ts'
import { closeExpiredSubscriptions, openSubscriptions } from './open-subscriptions.ts'
import { endSessions } from './session.ts'

registerLifecycle({
  start(dependencies) {
    dependencies.metrics.watch('graphql_subscriptions', () => openSubscriptions(dependencies).size)
  },
  accountDeletion: {
    prepare: async (dependencies, _transaction, memberId) => () =>
      publishEvent(dependencies, accessEnded, { memberId }),
  },
  dataExport: {
    async identities({ database }, memberId) {
      const identities = await database.identity.findMany({
        where: { memberId },
        select: { issuer: true, createdAt: true },
      })
      return identities.map(({ issuer, createdAt }) => ({ issuer, linkedAt: createdAt }))
    },
    sessions: ({ database }, memberId) =>
      database.session.findMany({
        where: { memberId },
        select: { userAgent: true, createdAt: true, lastUsedAt: true, endedAt: true },
      }),
    accessTokens: ({ database }, memberId) =>
      database.personalAccessToken.findMany({
        where: { memberId },
        select: { name: true, scopes: true, createdAt: true, expiresAt: true, lastUsedAt: true },
      }),
  },
  suspension: {
    async suspend(dependencies, transaction, memberId) {
      await endSessions({ database: transaction, clock: dependencies.clock }, memberId)
      await transaction.personalAccessToken.deleteMany({ where: { memberId } })
      return { afterCommit: () => publishEvent(dependencies, accessEnded, { memberId }) }
    },
  },
  repeatedTasks: [{ name: 'close expired subscriptions', interval: 60_000, run: closeExpiredSubscriptions }],
  sweeps: [{ name: 'remove expired identity nonces', interval: 15 * 60_000, run: sweepIdentityNonces }],
})

import { OPERATION_COST_MAX } from '#rules/limits.ts'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { spendPoints, type Points } from './rate-limits.ts'
import { builder } from '#server/platform/graphql/builder.ts'

const RateLimitType = builder.objectRef<Points>('RateLimit').implement({
  description:
    'What the one who asks may still ask. An operation costs 1 point for each field; below a list that is times its ' +
    '`first`, `last`, number of `ids`, or default page size.',
  fields: (t) => ({
    limit: t.exposeInt('limit', {
      description: `Points a minute: ${RATE_LIMITS.memberPoints.uses} for a member, ${RATE_LIMITS.visitorPoints.uses} for visitors from one network address.`,
    }),
    cost: t.exposeInt('cost', {
      description: `What this operation costs; one may cost at most ${OPERATION_COST_MAX}.`,
    }),
    remaining: t.exposeInt('remaining', { description: 'Points that are left after this operation.' }),
    resetAt: t.expose('resetAt', { type: 'DateTime', description: 'When all points are there again.' }),
  }),
})

builder.queryField('rateLimit', (t) =>
  t.field({
    type: RateLimitType,
    description:
      'What this operation costs and what is left; without it, `extensions.cost` of each answer says the same.',
    resolve: (_root, _args, { points, dependencies, viewer, caller }) =>
      points ?? spendPoints(dependencies, viewer, caller, 0),
  }),
)

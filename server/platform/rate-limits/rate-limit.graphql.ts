import { OPERATION_COST_MAX } from '#rules/limits.ts'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { spendPoints, type Points } from './rate-limits.ts'
import { builder } from '#server/platform/graphql/builder.ts'

const RateLimitType = builder.objectRef<Points>('RateLimit').implement({
  description:
    'The remaining rate limit of the caller. An operation costs 1 point for each field, multiplied in a list by its ' +
    '`first`, `last`, number of `ids` or default page size.',
  fields: (t) => ({
    limit: t.exposeInt('limit', {
      description: `The points per minute: ${RATE_LIMITS.memberPoints.uses} for a member, ${RATE_LIMITS.visitorPoints.uses} for all visitors from one network address.`,
    }),
    cost: t.exposeInt('cost', {
      description: `The cost of this operation in points. The maximum for one operation is ${OPERATION_COST_MAX}.`,
    }),
    remaining: t.exposeInt('remaining', { description: 'The points that remain after this operation.' }),
    resetAt: t.expose('resetAt', {
      type: 'DateTime',
      description: 'When the full limit is available again.',
    }),
  }),
})

builder.queryField('rateLimit', (t) =>
  t.field({
    type: RateLimitType,
    description:
      'The rate limit of the caller. Responses without this field contain the same figures in `extensions.cost`.',
    resolve: (_root, _args, { points, dependencies, viewer, caller }) =>
      points ?? spendPoints(dependencies, viewer, caller, 0),
  }),
)

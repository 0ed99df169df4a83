import { listTrendingMembers, type TrendingMember } from './list-trending-members.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { UserRef } from '#server/features/members/user.graphql.ts'

const TrendingMemberType = builder.objectRef<TrendingMember>('TrendingMember').implement({
  description: 'A member with many likes in the last 7 days.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'The rank, starting at 1.' }),
    rankChange: t.exposeInt('rankChange', {
      nullable: true,
      description:
        'The number of ranks gained since the start of the UTC day among all members. Negative for lost ranks, null without a rank then.',
    }),
    likeCount: t.exposeInt('likeCount', {
      description: 'The number of likes received from other members in the last 7 days.',
    }),
    user: t.field({ type: UserRef, description: 'The member.', resolve: ({ member }) => member }),
  }),
})

builder.queryField('trendingMembers', (t) =>
  t.field({
    type: [TrendingMemberType],
    authScopes: { public: true },
    description: 'The members with the most likes in the last 7 days, in descending order.',
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: 10,
        description: 'The number of members, at most 50.',
      }),
    },
    resolve: (_root, { first }, { dependencies, viewer }) => listTrendingMembers(dependencies, viewer, first),
  }),
)

import { listTrendingMembers, type TrendingMember } from './list-trending-members.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { UserRef } from '#server/features/members/user.graphql.ts'

const TrendingMemberType = builder.objectRef<TrendingMember>('TrendingMember').implement({
  description: 'A member whose posts are liked a lot lately.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'Counted from 1.' }),
    likeCount: t.exposeInt('likeCount', { description: 'Likes of others received in the last 7 days.' }),
    user: t.field({ type: UserRef, description: 'The member.', resolve: ({ member }) => member }),
  }),
})

builder.queryField('trendingMembers', (t) =>
  t.field({
    type: [TrendingMemberType],
    authScopes: { read: true },
    description: 'The members with the most likes of the last 7 days, best first.',
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: 10,
        description: 'How many; 50 are answered where more are asked for.',
      }),
    },
    resolve: (_root, { first }, { dependencies }) => listTrendingMembers(dependencies, first),
  }),
)

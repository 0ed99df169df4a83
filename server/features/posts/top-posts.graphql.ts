import { builder } from '#server/platform/graphql/builder.ts'
import { connectionArguments } from '#server/platform/graphql/connection.ts'
import { PostConnection } from './post-connection.graphql.ts'
import { listTopPosts } from './top-posts.ts'

const TopPeriodType = builder.enumType('TopPeriod', {
  description: 'The periods in which posts were created, up to now.',
  values: {
    DAY: { description: 'The last 24 hours.' },
    WEEK: { description: 'The last 7 days.' },
    MONTH: { description: 'The last 30 days.' },
    YEAR: { description: 'The last 365 days.' },
    ALL: { description: 'All time.' },
  } as const,
})

builder.queryField('topPosts', (t) =>
  t.field({
    type: PostConnection,
    authScopes: { public: true },
    description: 'The posts of a period, ordered by likes minus dislikes of others, then newest first.',
    args: {
      period: t.arg({ type: TopPeriodType, required: true, description: 'The period.' }),
      ...connectionArguments,
    },
    resolve: (_root, { period, ...window }, { dependencies, viewer }) =>
      listTopPosts(dependencies, viewer, period, window),
  }),
)

import { TRENDING_RANK_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { explainRanking } from '#rules/ranking-explanation.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { createContextLoader } from '#server/platform/graphql/context-loaders.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import { requireViewer } from '#server/platform/viewer.ts'
import { PostRef } from './post.graphql.ts'
import { loadRankings, type PostRanking } from './rank-posts.ts'

const ageOf = ({ createdAt }: PostRanking, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / 1000))

const PostRankingType = builder.objectRef<PostRanking>('PostRanking').implement({
  description: 'Why a post has its place among the trending posts.',
  fields: (t) => ({
    hotScore: t.exposeFloat('hotScore', {
      description: 'The score that orders `trendingPosts`. docs/ranking.md explains its formula.',
    }),
    likes: t.exposeInt('likes', { description: 'The number of likes of members other than the author.' }),
    dislikes: t.exposeInt('dislikes', {
      description: 'The number of dislikes of members other than the author.',
    }),
    ageSeconds: t.int({
      description: 'The number of seconds since the post was created.',
      resolve: (ranking, _args, { dependencies }) => ageOf(ranking, dependencies.clock.now()),
    }),
    trendingRank: t.exposeInt('trendingRank', {
      nullable: true,
      description: `The place of the post in \`trendingPosts\`, starting at 1. Null after the first ${TRENDING_RANK_MAX}.`,
    }),
    explanation: t.string({
      description: 'The ranking in a sentence.',
      resolve: (ranking, _args, { dependencies }) =>
        explainRanking({ ...ranking, ageSeconds: ageOf(ranking, dependencies.clock.now()) }),
    }),
  }),
})

const loadRanking = createContextLoader<PostRanking | null>(({ dependencies, viewer }, ids) =>
  loadRankings(dependencies, requireViewer(viewer), ids),
)

builder.objectField(PostRef, 'ranking', (t) =>
  t.field({
    type: PostRankingType,
    authScopes: { read: true },
    viewerDependent: true,
    description: 'Why the post has its place among the trending posts.',
    resolve: async ({ id }, _args, context) => {
      const ranking = await loadRanking(context, id, undefined)
      if (!ranking) throw new NotFoundError(messages.postNotFound)
      return ranking
    },
  }),
)

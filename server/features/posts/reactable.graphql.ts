import type { ReactionKind } from '#server/generated/prisma/client.ts'
import { builder } from '#server/platform/graphql/builder.ts'

export const ReactionType = builder.enumType('ReactionType', {
  description: 'The type of a reaction.',
  values: {
    LIKE: { description: 'The member likes the post or comment.' },
    DISLIKE: { description: 'The member dislikes the post or comment.' },
  } as const,
})

type Reactions = { likeCount: number; dislikeCount: number; viewerReaction: ReactionKind | null }

export const Reactable = builder.interfaceRef<Reactions & { id: string }>('Reactable').implement({
  description: 'Content that members can react to.',
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'The global id of the object, which is opaque and never changes.',
    }),
    likeCount: t.exposeInt('likeCount', { description: 'The number of likes.' }),
    dislikeCount: t.exposeInt('dislikeCount', { description: 'The number of dislikes.' }),
    viewerReaction: t.expose('viewerReaction', {
      type: ReactionType,
      nullable: true,
      viewerDependent: { broadcastValue: null },
      description: 'The reaction of the viewer, or null.',
    }),
  }),
})

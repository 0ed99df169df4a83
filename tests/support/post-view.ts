import type { PostView } from '#server/features/posts/post-query.ts'

const ID = '0190a0b0-7c1e-7000-8000-3f6d2a9b1c04'

/** A post as the database returns it, with fixed default values. */
export function postViewOf(changes: Partial<PostView>, author: Partial<PostView['author']>): PostView {
  const createdAt = new Date('2026-11-20T12:00:00.000Z')
  return {
    id: ID,
    text: 'Knock, knock',
    tags: [],
    likeCount: 0,
    dislikeCount: 0,
    commentCount: 0,
    shareCount: 0,
    isSensitive: false,
    isRemoved: false,
    isRemixable: null,
    remixOfId: null,
    creditedPostId: null,
    groupId: null,
    remixCount: 0,
    createdAt,
    updatedAt: createdAt,
    editedAt: null,
    media: null,
    viewerReaction: null,
    viewerSaved: false,
    ...changes,
    author: {
      id: ID,
      username: 'ada_99',
      fullName: 'Ada Lovelace',
      bio: null,
      photoId: null,
      postCount: 0,
      likeCount: 0,
      createdAt,
      ...author,
    },
  }
}

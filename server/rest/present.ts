import { imageUrl } from '#server/domain/media/media-view.ts'
import { photoUrl } from '#server/domain/members/member-view.ts'
import type { SessionTokens } from '#server/domain/members/session.ts'
import type { PostView } from '#server/domain/posts/post-view.ts'

const PHOTO_SIZE = 128

/** A post under the names the specification's clients know ("Post (as received)", its section 3). */
export function presentPost(post: PostView) {
  return {
    id: post.id,
    title: post.text,
    postUrl: post.media && imageUrl(post.media),
    userId: post.author.id,
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    ...presentReactions(post),
    likes: post.likeCount,
    comments: post.commentCount,
    shares: post.shareCount,
    tags: post.tags,
    author: {
      fullName: post.author.fullName,
      username: post.author.username,
      profilePhotoUrl: photoUrl(post.author, PHOTO_SIZE),
    },
  }
}

export function presentReactions({ likeCount, dislikeCount, viewerReaction }: PostView) {
  return {
    like: likeCount,
    dislike: dislikeCount,
    userReaction: viewerReaction && REACTION_NAMES[viewerReaction],
  }
}

const REACTION_NAMES = { LIKE: 'like', DISLIKE: 'dislike' } as const

export function presentTokens({ accessToken, refreshToken }: SessionTokens) {
  return { access: { token: accessToken }, refresh: { token: refreshToken } }
}

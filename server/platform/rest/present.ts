import { mediaUrl } from '#server/features/media/media-view.ts'
import type { OwnUpload } from '#server/features/media/own-uploads.ts'
import { photoUrl, type MemberView } from '#server/features/members/member-view.ts'
import type { OwnProfile } from '#server/features/members/own-profile.ts'
import type { SessionTokens } from '#server/features/auth/session.ts'
import type { PostView } from '#server/features/posts/post-view.ts'
import type { TrendingMember } from '#server/features/trending/list-trending-members.ts'

const PHOTO_SIZE = 128

/** A post under the names the specification's clients know ("Post (as received)", its section 3). */
export function presentPost(post: PostView) {
  return {
    id: post.id,
    title: post.text,
    postUrl: post.media && mediaUrl(post.media),
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

/** The own profile ("Profile (own)", section 3 of the specification). */
export function presentOwnProfile(profile: OwnProfile) {
  return {
    ...presentMember(profile),
    email: profile.email,
    phone: profile.phone,
    roleId: profile.roleId,
    organizationId: profile.organizationId,
    lastUpdated: profile.updatedAt.toISOString(),
  }
}

/** Another member ("User profile (any member)"): the email address and the phone number are always null. */
export function presentMember(member: MemberView) {
  return {
    id: member.id,
    username: member.username,
    fullName: member.fullName,
    email: null,
    phone: null,
    profileBio: member.bio,
    profilePhotoUrl: photoUrl(member, PHOTO_SIZE),
    createdAt: member.createdAt.toISOString(),
    roleId: null,
    organizationId: null,
  }
}

export function presentTrendingMember({ likeCount, member }: TrendingMember) {
  return {
    id: member.id,
    fullName: member.fullName,
    username: member.username,
    profilePhotoUrl: photoUrl(member, PHOTO_SIZE),
    profileBio: member.bio,
    likeCount,
  }
}

const KIND_NAMES = { IMAGE: 'image', VIDEO: 'video' } as const
const STATUS_NAMES = { PROCESSING: 'processing', READY: 'ready', FAILED: 'failed' } as const

/** What a member uploaded; until `expiresAt` a post may take it, which is null once one has. */
export function presentUpload({ kind, status, thumbHash, expiresAt, ...upload }: OwnUpload) {
  return {
    id: upload.id,
    kind: KIND_NAMES[kind],
    status: STATUS_NAMES[status],
    failureReason: upload.failureReason,
    url: mediaUrl({ kind, status, thumbHash, ...upload }),
    width: upload.width,
    height: upload.height,
    isAnimated: upload.isAnimated,
    altText: upload.altText,
    thumbHash: Buffer.from(thumbHash).toString('base64'),
    expiresAt: expiresAt && expiresAt.toISOString(),
  }
}

export function presentTokens({ accessToken, refreshToken }: SessionTokens) {
  return { access: { token: accessToken }, refresh: { token: refreshToken } }
}

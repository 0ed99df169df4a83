import { passwordIfAnySchema } from '#rules/member-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotAuthenticatedError, parseInput } from '#server/platform/refusals.ts'
import { mediaUrl } from '#server/features/media/media-view.ts'
import { photoUrl } from './member-view.ts'
import { requireProof } from '#server/features/auth/require-proof.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'

/** Everything that is stored about a member and theirs to download, as plain JSON. Asks for the password. */
export async function exportData(
  dependencies: Dependencies,
  viewer: SessionViewer,
  input: { password?: unknown },
) {
  const { database, clock } = dependencies
  const { memberId } = viewer
  const { password } = parseInput(passwordIfAnySchema, input)
  await requireProof(dependencies, viewer, password)
  const member = await database.member.findUnique({
    where: { id: memberId },
    include: {
      credentials: { select: { email: true, emailVerifiedAt: true } },
      identities: { select: { issuer: true, createdAt: true } },
      sessions: { select: { userAgent: true, createdAt: true, lastUsedAt: true, endedAt: true } },
      tokens: { select: { name: true, scopes: true, createdAt: true, expiresAt: true, lastUsedAt: true } },
      posts: { orderBy: { createdAt: 'asc' }, include: { media: true } },
      reactions: { orderBy: { createdAt: 'asc' }, select: { postId: true, kind: true, createdAt: true } },
      shares: { orderBy: { createdAt: 'asc' }, select: { postId: true, createdAt: true } },
    },
  })
  if (!member) throw new NotAuthenticatedError()
  const {
    username,
    fullName,
    bio,
    phone,
    dateOfBirth,
    createdAt,
    credentials,
    identities,
    sessions,
    tokens,
    reactions,
    shares,
  } = member
  return {
    exportedAt: clock.now(),
    profile: {
      id: memberId,
      username,
      fullName,
      bio,
      phone,
      email: credentials?.email ?? null,
      emailVerifiedAt: credentials?.emailVerifiedAt ?? null,
      dateOfBirth: dateOfBirth.toISOString().slice(0, 10),
      joinedAt: createdAt,
      photoUrl: member.photoId ? photoUrl(member, 256) : null,
    },
    posts: member.posts.map(({ id, text, tags, media, likeCount, dislikeCount, createdAt: postedAt }) => ({
      id,
      text,
      tags,
      media: media && {
        url: mediaUrl(media),
        altText: media.altText,
        width: media.width,
        height: media.height,
      },
      likes: likeCount,
      dislikes: dislikeCount,
      createdAt: postedAt,
    })),
    reactions: reactions.map(({ postId, kind, createdAt: reactedAt }) => ({
      postId,
      type: kind.toLowerCase(),
      createdAt: reactedAt,
    })),
    shares,
    identities: identities.map(({ issuer, createdAt: linkedAt }) => ({ issuer, linkedAt })),
    sessions,
    accessTokens: tokens,
  }
}

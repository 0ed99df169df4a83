import { POST_EDIT_MINUTES } from '#rules/limits.ts'
import { imageUrl } from '#server/features/media/media-view.ts'
import { photoSrcSet, photoUrl } from '#server/features/members/member-view.ts'
import { decodeCursor, encodeCursor } from '#server/platform/lists/keyset.ts'
import { NEWEST_FIRST } from '#server/features/posts/post-lists.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { rowsOf } from './database.ts'
import { postsOf, type PostRow } from './posts.ts'

const PAGE = 10
const ORDER = 'created_at DESC, id DESC'
const page = (where: string) =>
  postsOf(
    `SELECT * FROM posts WHERE is_public ${where} ORDER BY ${ORDER} LIMIT ${PAGE + 1}`,
    'post.created_at DESC, post.id DESC',
  )
const FIRST = page('')
const AFTER = page('AND (created_at, id) < ($2, $3)')

/** The same JSON as the response to the site's feed document. */
export async function readFeed(viewerId: string, cursor: string | null) {
  const rows = await readRows(viewerId, cursor)
  const edges = rows.slice(0, PAGE).map((row) => ({
    node: presentPost(row, viewerId),
    cursor: encodeCursor(NEWEST_FIRST, row),
  }))
  const pageInfo = { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: rows.length > PAGE }
  return { data: { feed: { edges, pageInfo } } }
}

function readRows(viewerId: string, cursor: string | null): Promise<PostRow[]> {
  if (cursor === null) return rowsOf('feed', FIRST, [viewerId])
  return rowsOf('feed-after', AFTER, [viewerId, ...decodeCursor(NEWEST_FIRST, cursor, 'cursor')])
}

const REACTIONS = { like: 'LIKE', dislike: 'DISLIKE' } as const

function presentPost(row: PostRow, viewerId: string) {
  const author = { id: row.authorId, fullName: row.fullName, username: row.username, photoId: row.photoId }
  return {
    id: encodeGlobalId('Post', row.id),
    __typename: 'Post',
    databaseId: row.id,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    author: {
      databaseId: author.id,
      fullName: author.fullName,
      username: author.username,
      photoUrl: photoUrl(author, 128),
      photoSrcSet: photoSrcSet(author),
      id: encodeGlobalId('User', author.id),
    },
    media: row.mediaId === null ? null : presentPicture(row, row.mediaId),
    viewerCanDelete: author.id === viewerId,
    viewerCanEdit:
      author.id === viewerId && Date.now() - row.createdAt.getTime() < POST_EDIT_MINUTES * 60_000,
    meme: row.isRemixable === null ? null : { isRemixable: row.isRemixable },
    remixOf: row.remixOfId === null ? null : presentRemix(row, row.remixOfId),
    creditedPost: null,
    commentCount: row.comments,
    viewerSaved: row.isSaved,
    __isReactable: 'Post',
    likeCount: row.likes,
    dislikeCount: row.dislikes,
    viewerReaction: row.viewerReaction && REACTIONS[row.viewerReaction],
    shareCount: row.shares,
  }
}

function presentRemix({ remixAuthorId, remixUsername }: PostRow, id: string) {
  const author = { username: remixUsername, id: encodeGlobalId('User', remixAuthorId) }
  return { databaseId: id, author, id: encodeGlobalId('Post', id) }
}

function presentPicture({ width, height, altText, thumbHash, isAnimated }: PostRow, id: string) {
  return {
    __typename: 'ImageMedia',
    __isMedia: 'ImageMedia',
    smallUrl: imageUrl({ id, width }, 480),
    largeUrl: imageUrl({ id, width }, 1080),
    width,
    height,
    altText,
    thumbHash: thumbHash.toString('base64'),
    isAnimated,
    url: imageUrl({ id, width }),
  }
}

import { act } from '@testing-library/react'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { vi } from 'vitest'
import type { postLoaderCommentsQuery } from '#client/__generated__/postLoaderCommentsQuery.graphql.ts'
import type { postLoaderLinkedQuery } from '#client/__generated__/postLoaderLinkedQuery.graphql.ts'
import type { useLinkedComment_comment$key } from '#client/__generated__/useLinkedComment_comment.graphql.ts'
import { CommentThread } from '#client/features/comments/CommentThread.tsx'
import { useMountedPost } from '#client/features/posts/mounted-posts.ts'
import { usePostChanges } from '#client/features/posts/usePostChanges.ts'
import { commentsQuery, linkedQuery } from '#client/routes/post/postLoader.ts'
import { renderWithRelay } from './render-with-relay.tsx'

const POST_ID = '01900000-0000-7000-8000-00000000000f'

type CommentFixture = {
  id: string
  text?: string
  author?: string | null
  parentId?: string
  isDeleted?: boolean
  isRemoved?: boolean
  replyCount?: number
  replies?: CommentFixture[]
  viewerCanEdit?: boolean
  viewerCanDelete?: boolean
  /** Whether the viewer is the author. */
  isViewer?: boolean
}

/** A comment as the server returns it, with fixed default values. */
export function commentOf({
  id,
  text = `Comment ${id}`,
  author = 'Mira Holm',
  parentId,
  replies = [],
  replyCount = replies.length,
  isViewer = false,
  ...rest
}: CommentFixture): object {
  return {
    __typename: 'Comment',
    __isReactable: 'Comment',
    id,
    text,
    createdAt: '2026-11-20T12:00:00.000Z',
    editedAt: null,
    isDeleted: false,
    isRemoved: false,
    likeCount: 0,
    dislikeCount: 0,
    viewerReaction: null,
    viewerCanEdit: false,
    viewerCanDelete: false,
    media: null,
    parent: parentId ? { __typename: 'Comment', id: parentId, replyCount: 1 } : null,
    author: author && { ...memberOf(`author of ${id}`, author), isViewer },
    replyCount,
    replies: pageOf(replies),
    ...rest,
  }
}

function memberOf(id: string, fullName: string) {
  return {
    __typename: 'User',
    id,
    databaseId: '01900000-0000-7000-8000-000000000001',
    fullName,
    username: 'mira',
    photoUrl: '/media/avatar/1/fox.svg',
    photoSrcSet: null,
  }
}

export function edgeOf(comment: CommentFixture) {
  return { cursor: `cursor of ${comment.id}`, node: commentOf(comment) }
}

function pageOf(comments: CommentFixture[]) {
  return { edges: comments.map(edgeOf), pageInfo: { hasNextPage: false, endCursor: null } }
}

function Thread({ linked }: { linked: useLinkedComment_comment$key | null | undefined }) {
  usePostChanges()
  useMountedPost('post')
  const { viewer, sharedPost } = useLazyLoadQuery<postLoaderCommentsQuery>(commentsQuery, { postId: POST_ID })
  return sharedPost && <CommentThread post={sharedPost} viewer={viewer ?? null} linked={linked} />
}

function LinkedThread() {
  const { node } = useLazyLoadQuery<postLoaderLinkedQuery>(linkedQuery, { commentId: 'linked' })
  return <Thread linked={node?.comment ?? null} />
}

type ShowOptions = {
  isVisitor?: boolean
  /** The comment that the URL links to; null if it does not exist. */
  linked?: object | null
}

/** Shows the comments of the post “post” to a member or a visitor. */
export async function showComments(
  comments: CommentFixture[],
  { isVisitor = false, linked }: ShowOptions = {},
) {
  const view = renderWithRelay(
    <Suspense>{linked === undefined ? <Thread linked={undefined} /> : <LinkedThread />}</Suspense>,
  )
  const response = {
    data: {
      viewer: isVisitor
        ? null
        : { __typename: 'Viewer', id: 'viewer', user: memberOf('user of viewer', 'You Yourself') },
      sharedPost: {
        __typename: 'Post',
        id: 'post',
        commentCount: comments.length,
        viewerCanComment: !isVisitor,
        comments: pageOf(comments),
      },
    },
  }
  if (linked !== undefined) await view.answer('postLoaderLinkedQuery', { data: { node: linked } })
  await view.answer('postLoaderCommentsQuery', response)
  const emit = (name: string, data: object) =>
    act(async () => {
      const subscription = await vi.waitFor(() =>
        view.environment.mock.findOperation(({ request }) => request.node.params.name === name),
      )
      view.environment.mock.nextValue(subscription, { data: { ...data } })
    })
  const announce = (commentEvents: object) => emit('useCommentEventsSubscription', { commentEvents })
  return {
    ...view,
    announceCount: (commentCount: number) =>
      emit('usePostChangesSubscription', {
        postChanges: {
          post: {
            __typename: 'Post',
            __isReactable: 'Post',
            id: 'post',
            databaseId: POST_ID,
            text: 'A post',
            editedAt: null,
            isSensitive: false,
            commentCount,
            likeCount: 0,
            dislikeCount: 0,
            shareCount: 0,
            viewerReaction: null,
          },
        },
      }),
    announceComment: (comment: CommentFixture) => {
      const edge = edgeOf(comment)
      return announce({
        __typename: 'CommentCreated',
        commentEdge: { ...edge, node: { ...edge.node, replies: undefined } },
      })
    },
    announceChange: (comment: CommentFixture) =>
      announce({ __typename: 'CommentChanged', comment: commentOf(comment) }),
    announceDeletion: (deletedCommentId: string) =>
      announce({ __typename: 'CommentDeleted', deletedCommentId }),
  }
}

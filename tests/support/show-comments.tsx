import { act } from '@testing-library/react'
import { Suspense } from 'react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { vi } from 'vitest'
import type { postLoaderCommentsQuery } from '#client/__generated__/postLoaderCommentsQuery.graphql.ts'
import { CommentThread } from '#client/features/comments/CommentThread.tsx'
import { useMountedPost } from '#client/features/posts/mounted-posts.ts'
import { usePostChanges } from '#client/features/posts/usePostChanges.ts'
import { commentsQuery } from '#client/routes/post/postLoader.ts'
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
    author: author && {
      __typename: 'User',
      id: `author of ${id}`,
      databaseId: '01900000-0000-7000-8000-000000000001',
      fullName: author,
      username: 'mira',
      isViewer,
      photoUrl: '/media/avatar/12/AL.svg',
      photoSrcSet: null,
    },
    replyCount,
    replies: pageOf(replies),
    ...rest,
  }
}

export function edgeOf(comment: CommentFixture) {
  return { cursor: `cursor of ${comment.id}`, node: commentOf(comment) }
}

function pageOf(comments: CommentFixture[]) {
  return { edges: comments.map(edgeOf), pageInfo: { hasNextPage: false, endCursor: null } }
}

function Thread() {
  usePostChanges()
  useMountedPost('post')
  const { viewer, sharedPost } = useLazyLoadQuery<postLoaderCommentsQuery>(commentsQuery, { postId: POST_ID })
  return sharedPost && <CommentThread post={sharedPost} viewerId={viewer?.id ?? null} />
}

/** Shows the comments of the post “post” to a member or a visitor. */
export async function showComments(comments: CommentFixture[], { isVisitor = false } = {}) {
  const view = renderWithRelay(
    <Suspense>
      <Thread />
    </Suspense>,
  )
  const response = {
    data: {
      viewer: isVisitor ? null : { __typename: 'Viewer', id: 'viewer' },
      sharedPost: {
        __typename: 'Post',
        id: 'post',
        commentCount: comments.length,
        viewerCanComment: !isVisitor,
        comments: pageOf(comments),
      },
    },
  }
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
            commentCount,
            likeCount: 0,
            dislikeCount: 0,
            shareCount: 0,
            viewerReaction: null,
          },
        },
      }),
    announceComment: (comment: CommentFixture) =>
      announce({ __typename: 'CommentCreated', commentEdge: edgeOf(comment) }),
    announceChange: (comment: CommentFixture) =>
      announce({ __typename: 'CommentChanged', comment: commentOf(comment) }),
    announceDeletion: (deletedCommentId: string) =>
      announce({ __typename: 'CommentDeleted', deletedCommentId }),
  }
}

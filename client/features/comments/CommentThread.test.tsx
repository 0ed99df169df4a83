import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { TransportError } from '#client/relay/errors.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { isolate } from '#rules/isolate.ts'
import { messages } from '#rules/messages.ts'
import { commentOf, edgeOf, showComments } from '#tests/support/show-comments.tsx'

beforeEach(() => localStorage.clear())

describe('comments', () => {
  test('are listed with their replies', async () => {
    await showComments([{ id: 'a', replies: [{ id: 'b', parentId: 'a' }] }, { id: 'c' }])
    expect(screen.getByRole('heading', { name: '2 comments' })).toBeVisible()
    expect(texts()).toEqual(['Comment a', 'Comment b', 'Comment c'])
    const [first] = screen.getAllByRole('article')
    expect(within(first ?? document.body).getByText('Comment b')).toBeVisible()
  })

  test('show a placeholder for deleted and removed ones', async () => {
    const gone = { text: '', author: null, isDeleted: true, replies: [{ id: 'b', parentId: 'a' }] }
    await showComments([
      { id: 'a', ...gone },
      { id: 'c', ...gone, isRemoved: true, replies: [{ id: 'd', parentId: 'c' }] },
    ])
    expect(screen.getByRole('article', { name: 'Deleted' })).toBeVisible()
    expect(screen.getByRole('article', { name: 'Removed by a moderator' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Reply' })).toHaveLength(2)
  })

  test('show an invitation if there are none', async () => {
    await showComments([])
    expect(screen.getByText('No comments yet. Be the first to say something.')).toBeVisible()
  })

  test('can be sorted', async () => {
    const { user, variablesOf } = await showComments([{ id: 'a' }])
    await user.click(screen.getByRole('button', { name: 'Newest' }))
    expect(variablesOf('CommentThreadPaginationQuery')).toMatchObject({ sort: 'NEWEST' })
  })

  test('can be read by visitors, who log in to write', async () => {
    await showComments([{ id: 'a' }], { isVisitor: true })
    expect(screen.getByText('Comment a')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in to comment' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument()
  })
})

describe('new comment', () => {
  test('is sent and shown at the top, and the form is cleared', async () => {
    const { user, answer, variablesOf } = await showComments([{ id: 'a' }])
    await user.type(screen.getByRole('textbox', { name: 'Add a comment' }), 'Ha')
    await user.click(screen.getByRole('button', { name: 'Comment' }))
    expect(variablesOf('useAddCommentMutation')).toMatchObject({
      input: { postId: 'post', parentId: null, text: 'Ha', idempotencyKey: expect.any(String) },
    })
    await answer('useAddCommentMutation', added({ id: 'b', text: 'Ha' }))
    expect(texts()).toEqual(['Ha', 'Comment a'])
    expect(screen.getByRole('textbox', { name: 'Add a comment' })).toHaveValue('')
    expect(screen.getByRole('heading', { name: '7 comments' })).toBeVisible()
  })

  test('is shown at once and stays with its text after a failure, to be sent again with the same key', async () => {
    const { user, reject, answer, variablesOf } = await showComments([{ id: 'a' }])
    await write(user, 'Ha')
    expect(texts()).toEqual(['Ha', 'Comment a'])
    expect(screen.getByText('Sending…')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Add a comment' })).toHaveValue('')
    const first = variablesOf('useAddCommentMutation')
    await reject('useAddCommentMutation', new Error('The connection was lost'))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to comment. Please try again.')
    expect(texts()).toEqual(['Ha', 'Comment a'])
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(variablesOf('useAddCommentMutation')).toEqual(first)
    await answer('useAddCommentMutation', added({ id: 'b', text: 'Ha' }))
    expect(texts()).toEqual(['Ha', 'Comment a'])
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument()
  })

  test('is shown once if its event arrives before the response', async () => {
    const { user, answer, announceComment } = await showComments([{ id: 'a' }])
    await write(user, 'Ha')
    await announceComment({ id: 'b', text: 'Ha', isViewer: true })
    expect(texts()).toEqual(['Ha', 'Comment a'])
    await answer('useAddCommentMutation', added({ id: 'b', text: 'Ha' }))
    expect(texts()).toEqual(['Ha', 'Comment a'])
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument()
  })

  test('keeps its text while the browser is offline', async () => {
    const { user, reject } = await showComments([])
    await write(user, 'Ha')
    await reject('useAddCommentMutation', new TransportError('offline', failureMessages.offline))
    expect(screen.getByRole('alert')).toHaveTextContent("You're currently offline.")
    expect(texts()).toEqual(['Ha'])
  })

  test('that failed is shown again after the page was closed', async () => {
    const { user, reject, unmount } = await showComments([])
    await write(user, 'Ha')
    await reject('useAddCommentMutation', new Error('The connection was lost'))
    unmount()
    const next = await showComments([])
    expect(texts()).toEqual(['Ha'])
    expect(screen.getByRole('alert')).toHaveTextContent('This comment was not sent.')
    await next.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('Ha')).not.toBeInTheDocument()
  })

  test('that is not sent is kept as a draft', async () => {
    const { user, unmount } = await showComments([])
    await user.type(screen.getByRole('textbox', { name: 'Add a comment' }), 'Not yet')
    unmount()
    await showComments([])
    expect(screen.getByRole('textbox', { name: 'Add a comment' })).toHaveValue('Not yet')
  })

  test('cannot be sent empty or too long', async () => {
    const { user } = await showComments([])
    const button = screen.getByRole('button', { name: 'Comment' })
    expect(button).toBeDisabled()
    await user.click(screen.getByRole('textbox', { name: 'Add a comment' }))
    await user.paste('x'.repeat(501))
    expect(button).toBeDisabled()
  })

  test('is counted near the limit only', async () => {
    const { user } = await showComments([])
    await user.click(screen.getByRole('textbox', { name: 'Add a comment' }))
    await user.paste('x'.repeat(399))
    expect(screen.queryByText(/\/500$/)).not.toBeInTheDocument()
    await user.keyboard('x')
    expect(screen.getByText('400/500')).toBeVisible()
  })

  test('with too many accents on a character cannot be sent, and says why', async () => {
    const { user } = await showComments([])
    await user.click(screen.getByRole('textbox', { name: 'Add a comment' }))
    await user.paste(`Z${'\u0301'.repeat(20)}algo`)
    expect(screen.getByText(messages.textHasExcessMarks)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Comment' })).toBeDisabled()
  })

  test('of invisible characters cannot be sent', async () => {
    const { user } = await showComments([])
    await user.click(screen.getByRole('textbox', { name: 'Add a comment' }))
    await user.paste('\u3164\u2800')
    expect(screen.getByRole('button', { name: 'Comment' })).toBeDisabled()
  })

  test('as a reply to a deleted comment keeps its text and shows the reason', async () => {
    const { user, answer, announceDeletion } = await showComments([{ id: 'a' }])
    await user.click(screen.getByRole('button', { name: 'Reply' }))
    const form = screen.getByRole('form', { name: `Reply to ${isolate('Mira Holm')}` })
    await user.type(within(form).getByRole('textbox'), 'Me too')
    await user.click(within(form).getByRole('button', { name: 'Reply' }))
    await announceDeletion('a')
    await answer('useAddCommentMutation', {
      data: {
        addComment: { __typename: 'NotFoundError', __isError: 'NotFoundError', message: 'Comment not found' },
      },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Comment not found')
    expect(texts()).toEqual(['Me too'])
    expect(screen.getByText(`Reply to ${isolate('Mira Holm')}`)).toBeVisible()
  })

  test('as a reply is added to the thread', async () => {
    const { user, answer, variablesOf } = await showComments([
      { id: 'a', replies: [{ id: 'b', parentId: 'a' }] },
    ])
    await user.click(screen.getAllByRole('button', { name: 'Reply' })[0] ?? document.body)
    const form = screen.getByRole('form', { name: `Reply to ${isolate('Mira Holm')}` })
    await user.type(within(form).getByRole('textbox'), 'Me too')
    await user.click(within(form).getByRole('button', { name: 'Reply' }))
    expect(variablesOf('useAddCommentMutation')).toMatchObject({ input: { parentId: 'a' }, sort: 'OLDEST' })
    await answer('useAddCommentMutation', added({ id: 'c', text: 'Me too', parentId: 'a' }))
    expect(texts()).toEqual(['Comment a', 'Comment b', 'Me too'])
    expect(screen.queryByRole('form', { name: `Reply to ${isolate('Mira Holm')}` })).not.toBeInTheDocument()
  })
})

describe('linked comment', () => {
  const linked = commentOf({ id: 'c', parentId: 'b' })

  test('is shown first with the comments above it, and has the focus', async () => {
    await showComments([{ id: 'x' }, { id: 'a', replyCount: 2 }], {
      linked: linkOf(linked, commentOf({ id: 'b', parentId: 'a' }), commentOf({ id: 'a', replyCount: 2 })),
    })
    expect(texts()).toEqual(['Comment a', 'Comment b', 'Comment c', 'Comment x'])
    expect(screen.getByText('Comment c').closest('article')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Show 1 more reply' })).toBeVisible()
  })

  test('that is deleted is explained', async () => {
    await showComments([{ id: 'a' }], { linked: null })
    expect(screen.getByText("This comment doesn't exist or was deleted.")).toBeVisible()
    expect(texts()).toEqual(['Comment a'])
  })
})

describe('own comment', () => {
  const own = { id: 'a', viewerCanEdit: true, viewerCanDelete: true }

  test('can be edited', async () => {
    const { user, answer } = await showComments([own])
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit comment' }))
    const area = screen.getByRole('textbox', { name: 'Edit comment' })
    await user.clear(area)
    await user.type(area, 'Better')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const comment = { ...commentOf({ ...own, text: 'Better' }), editedAt: '2026-11-20T12:01:00.000Z' }
    await answer('useEditCommentMutation', {
      data: { editComment: { __typename: 'EditCommentPayload', comment } },
    })
    expect(texts()).toEqual(['Better'])
    expect(screen.getByText(/edited/)).toBeVisible()
  })

  test('can be deleted', async () => {
    const { user, answer } = await showComments([own])
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete comment' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await answer('useDeleteCommentMutation', {
      data: {
        deleteComment: {
          __typename: 'DeleteCommentPayload',
          deletedCommentId: 'a',
          comment: null,
          post: { __typename: 'Post', id: 'post', commentCount: 0 },
        },
      },
    })
    expect(screen.queryByText('Comment a')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '0 comments' })).toBeVisible()
  })
})

describe('comment of another member', () => {
  test('is announced and appears on request', async () => {
    const { user, announceComment } = await showComments([{ id: 'a', replies: [{ id: 'b', parentId: 'a' }] }])
    await announceComment({ id: 'c' })
    await announceComment({ id: 'd', parentId: 'a' })
    await announceComment({ id: 'c' })
    expect(texts()).toEqual(['Comment a', 'Comment b'])
    await user.click(screen.getByRole('button', { name: '2 new comments' }))
    expect(texts()).toEqual(['Comment c', 'Comment a', 'Comment b', 'Comment d'])
  })

  test('shows its replies as they arrive', async () => {
    const { user, announceComment } = await showComments([{ id: 'a' }])
    await announceComment({ id: 'b' })
    await user.click(screen.getByRole('button', { name: '1 new comment' }))
    await announceComment({ id: 'c', parentId: 'b', isViewer: true })
    expect(texts()).toEqual(['Comment b', 'Comment c', 'Comment a'])
  })

  test('is counted in the heading', async () => {
    const { announceCount } = await showComments([{ id: 'a' }])
    await announceCount(5)
    expect(screen.getByRole('heading', { name: '5 comments' })).toBeVisible()
  })

  test('is shown at once if the viewer wrote it on another device', async () => {
    const { announceComment } = await showComments([{ id: 'a' }])
    await announceComment({ id: 'b', isViewer: true })
    expect(texts()).toEqual(['Comment b', 'Comment a'])
  })

  test('changes and disappears while it is shown', async () => {
    const { announceChange, announceDeletion } = await showComments([{ id: 'a' }, { id: 'b' }])
    await announceChange({ id: 'a', text: 'Edited' })
    expect(texts()).toEqual(['Edited', 'Comment b'])
    await announceDeletion('a')
    expect(texts()).toEqual(['Comment b'])
  })
})

/** The response for a comment with the comments above it. */
function linkOf(comment: object, ...above: object[]): object {
  const [parent, ...rest] = above
  return { ...comment, parent: parent ? linkOf(parent, ...rest) : null }
}

async function write(user: UserEvent, text: string) {
  await user.type(screen.getByRole('textbox', { name: 'Add a comment' }), text)
  await user.click(screen.getByRole('button', { name: 'Comment' }))
}

function added(comment: Parameters<typeof edgeOf>[0]) {
  return {
    data: {
      addComment: {
        __typename: 'AddCommentPayload',
        commentEdge: edgeOf(comment),
        post: { __typename: 'Post', id: 'post', commentCount: 7 },
      },
    },
  }
}

/** The texts of the comments in reading order. */
function texts() {
  return screen
    .getAllByRole('article')
    .map((article) => article.querySelector(':scope > div > div > p, :scope > div > p[dir]')?.textContent)
    .filter((text) => text !== undefined)
}

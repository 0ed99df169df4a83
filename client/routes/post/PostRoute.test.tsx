import { act, screen, waitFor, within } from '@testing-library/react'
import { commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { relayEnvironment } from '#client/relay/environment.ts'
import { VisitorLayout } from '#client/app/VisitorLayout.tsx'
import { isolate } from '#rules/isolate.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { postOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { everyoneQuery } from '#client/routes/everyone/everyoneLoader.ts'
import { morePostsQuery, postLoader, postQuery } from './postLoader.ts'
import { PostRoute } from './PostRoute.tsx'

const postId = '01900000-0000-7000-8000-00000000000f'
const found = { Query: () => ({ sharedPost: postOf({ id: 'a', text: 'Knock,\nknock', likeCount: 4 }) }) }

describe('page of a post', () => {
  test('shows the post and has its own title', async () => {
    showPost(found)
    expect(await screen.findByRole('article', { name: 'Mira Holm' })).toHaveTextContent('Knock, knock')
    expect(document.title).toBe(`${isolate('Mira Holm')}: “${isolate('Knock, knock')}” · Guffaw`)
    expect(screen.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible()
  })

  test('is titled by the author without text', async () => {
    const media = {
      __typename: 'ImageMedia',
      url: '/a.webp',
      altText: '',
      thumbHash: '',
      width: 9,
      height: 9,
    }
    showPost({ Query: () => ({ sharedPost: postOf({ id: 'a', text: '', media }) }) })
    await screen.findByRole('article')
    expect(document.title).toBe(`An image by ${isolate('Mira Holm')} · Guffaw`)
  })

  test('of a meme requests its lineage', async () => {
    const { fetchMock } = showPost({
      Query: () => ({ sharedPost: postOf({ id: 'a', meme: { isRemixable: true } }) }),
    })
    await screen.findByRole('article')
    await waitFor(() => expect(operationsIn(fetchMock)).toContain('LineageQuery'))
  })

  test('of another post requests no lineage', async () => {
    const { fetchMock } = showPost(found)
    await screen.findByRole('article')
    expect(operationsIn(fetchMock)).toEqual(['postLoaderQuery', 'postLoaderCommentsQuery'])
  })

  test('links back', async () => {
    const { user, router } = showPost(found, { from: paths.ranking })
    await user.click(await screen.findByRole('button', { name: 'Go Back' }))
    expect(router.state.location.pathname).toBe(paths.ranking)
  })

  test('opens without a request for a post that the feed has fetched', async () => {
    const { router, fetchMock } = showPost('never', { id: 'no-id' })
    const post = postOf({ id: btoa(`Post:${postId}`).replaceAll('=', ''), text: 'Known' })
    const feed = { edges: [{ cursor: '1', node: post }], pageInfo: { endCursor: '1', hasNextPage: false } }
    relayEnvironment().commitPayload(createOperationDescriptor(getRequest(everyoneQuery), {}), {
      viewer: null,
      feed,
    })
    await act(() => router.navigate(paths.post(postId)))
    expect(screen.getByRole('article', { name: 'Mira Holm' })).toHaveTextContent('Known')
    expect(screen.queryByTestId('post-skeleton')).not.toBeInTheDocument()
    // The comments.
    expect(fetchMock).toHaveBeenCalledOnce()
  })

  test('shows that the post is deleted while it is open', async () => {
    showPost(found)
    await screen.findByRole('article')
    act(() => commitLocalUpdate(relayEnvironment(), (store) => store.delete('a')))
    expect(await screen.findByRole('alert')).toHaveTextContent('This post was deleted')
    expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/')
    expect(document.title).toBe('This post was deleted · Guffaw')
  })
})

describe('post that cannot be shown', () => {
  test('is not found if it does not exist', async () => {
    showPost({ Query: () => ({ sharedPost: null }) })
    expect(await screen.findByRole('alert')).toHaveTextContent('Post not found')
    expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/')
  })

  test('is not requested for an invalid id', async () => {
    const { fetchMock } = showPost('never', { id: 'no-id' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Post not found')
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('can be retried after a failure', async () => {
    allowConsoleErrors()
    const { user } = showPost(['unreachable', found])
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load post')
    await user.click(screen.getByRole('button', { name: /Retry/ }))
    expect(await screen.findByRole('article')).toBeVisible()
  })
})

describe('visitor', () => {
  test.each([
    ['Join Guffaw', paths.register],
    ['Log in', paths.login],
  ])('sees links to sign in and to return: %s', async (name, path) => {
    showPost(found, { Frame: VisitorLayout })
    expect(await screen.findByRole('article')).toBeVisible()
    const links = screen.getAllByRole('link', { name }).filter((link) => !link.closest('footer'))
    const targets = new Set(links.map((link) => link.getAttribute('href')))
    expect([...targets]).toEqual([`${path}?from=${encodeURIComponent(paths.post(postId))}`])
  })

  test('who likes a post signs in first and returns', async () => {
    const { user, router, fetchMock } = showPost(found, { Frame: VisitorLayout })
    await user.click(await screen.findByRole('button', { name: 'Like' }))
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(`${paths.login}?from=${encodeURIComponent(paths.post(postId))}`)
    expect(operationsIn(fetchMock).filter((name) => String(name).endsWith('Mutation'))).toEqual([])
  })

  test('can share a post without being counted', async () => {
    const { user, fetchMock } = showPost(found, { Frame: VisitorLayout })
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000${paths.post(postId)}`)
    expect(operationsIn(fetchMock).filter((name) => String(name).endsWith('Mutation'))).toEqual([])
  })

  test('continues with the pictures of other popular posts', async () => {
    showPost(found, {
      Frame: VisitorLayout,
      others: [{ query: morePostsQuery, answer: { Query: () => ({ hotImagePosts: pictures }) } }],
    })
    const more = within(await screen.findByRole('region', { name: 'More to laugh about' }))
    const links = more.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.post('b'), paths.post('d')])
    expect(links[0]).toHaveAccessibleName('A cat')
    expect(links[0]?.firstChild).toHaveAttribute('src', '/media/b')
    expect(links[1]).toHaveAccessibleName(`Post by ${isolate('Mira Holm')}`)
  })
})

const author = { fullName: 'Mira Holm' }
const picture = (url: string, altText: string) => ({ __typename: 'ImageMedia', gridUrl: url, altText })
/** The post itself is not shown. */
const pictures = [
  { databaseId: postId, isSensitive: false, author, media: picture('/media/a', 'Itself') },
  { databaseId: 'b', isSensitive: false, author, media: picture('/media/b', 'A cat') },
  { databaseId: 'd', isSensitive: false, author, media: picture('/media/d', '') },
]

function operationsIn(fetchMock: ReturnType<typeof showRoute>['fetchMock']): unknown[] {
  return fetchMock.mock.calls.map(
    ([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : '{}').operationName,
  )
}

type Answers = Parameters<typeof showRoute>[0]['answers']
type PostOptions = Pick<Parameters<typeof showRoute>[0], 'from' | 'others'> & {
  id?: string
  Frame?: () => React.ReactNode
}

function showPost(
  answers: Answers[number] | Answers,
  { id = postId, from, Frame, others }: PostOptions = {},
) {
  const route = { path: paths.post(':postId'), loader: postLoader, Component: PostRoute }
  return showRoute({
    route: Frame ? { Component: Frame, children: [route] } : route,
    query: postQuery,
    at: paths.post(id),
    from,
    others,
    isVisitor: Frame !== undefined,
    answers: Array.isArray(answers) ? answers : [answers],
  })
}

import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { TransportError } from '#client/relay/errors.ts'
import { VisitorContext } from '#client/session/useRequireSignIn.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { lineageLoadFailed, moreRemixesFailed } from './messages.ts'
import { Lineage } from './Lineage.tsx'

const postId = '01900000-0000-7000-8000-00000000000f'

describe('lineage of a meme', () => {
  test('lists the memes that it comes from, the nearest first', async () => {
    await show({ remixOf: memeOf('a', { remixOf: memeOf('b', { remixOf: memeOf('c') }) }) })
    const links = within(screen.getByRole('region', { name: 'Remixed from' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['@a', '@b', '@c'])
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['id of a', 'id of b', 'id of c'].map(paths.post),
    )
    expect(screen.queryByRole('region', { name: /Remixes/ })).not.toBeInTheDocument()
  })

  test('lists its remixes with their pictures', async () => {
    await show({ remixCount: 1204 }, ['a', 'b'])
    const section = within(screen.getByRole('region', { name: 'Remixes (1,204)' }))
    expect(section.getAllByRole('link').map((link) => link.textContent)).toEqual(['@a', '@b'])
    expect(section.getByRole('img', { name: 'Meme a' })).toBeVisible()
    expect(section.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Remixed from' })).not.toBeInTheDocument()
  })

  test('does not describe sensitive memes', async () => {
    await show({ remixOf: memeOf('a', { isSensitive: true }) })
    expect(screen.getByRole('link')).toHaveAccessibleName('@a')
    expect(screen.queryByRole('img', { name: 'Meme a' })).not.toBeInTheDocument()
  })

  test('is not shown without originals and remixes', async () => {
    await show({})
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  test('shows further remixes, of which the first one takes the focus', async () => {
    const { user, resolve } = await show({ remixCount: 2 }, ['a'], true)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await resolve('RemixesPaginationQuery', {
      Query: () => ({ node: { ...memeOf('post'), remixCount: 2, remixes: pageOf(['b']) } }),
    })
    expect(screen.getByRole('link', { name: /@b$/ })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  test('says when no further remixes can be loaded', async () => {
    allowConsoleErrors()
    const { user, reject } = await show({ remixCount: 2 }, ['a'], true)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await reject('RemixesPaginationQuery', new Error('The connection was lost'))
    expect(await screen.findByText(moreRemixesFailed)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible()
  })

  test('is loaded without remixes for visitors', async () => {
    const { variablesOf, resolve } = renderWithRelay(
      <VisitorContext value={true}>
        <Lineage postId={postId} />
      </VisitorContext>,
    )
    expect(variablesOf('LineageQuery')).toEqual({ postId, isMember: false })
    await resolve('LineageQuery', { Query: () => ({ sharedPost: memeOf('post', { remixOf: memeOf('a') }) }) })
    expect(screen.getByRole('region', { name: 'Remixed from' })).toHaveTextContent('@a')
  })

  test('can be retried after a failure', async () => {
    allowConsoleErrors()
    const { user, reject, resolve } = renderWithRelay(<Lineage postId={postId} />)
    await reject('LineageQuery', new TransportError('offline', failureMessages.offline))
    expect(screen.getByRole('alert')).toHaveTextContent(lineageLoadFailed)
    await user.click(screen.getByRole('button', { name: 'Retry (1/3)' }))
    await resolve('LineageQuery', {
      Query: () => ({ sharedPost: memeOf('post', { remixOf: memeOf('a'), remixes: pageOf([]) }) }),
    })
    expect(screen.getByRole('region', { name: 'Remixed from' })).toHaveTextContent('@a')
  })
})

async function show(post: object, remixes: string[] = [], hasNextPage = false) {
  const view = renderWithRelay(<Lineage postId={postId} />)
  await view.resolve('LineageQuery', {
    Query: () => ({ sharedPost: memeOf('post', { ...post, remixes: pageOf(remixes, hasNextPage) }) }),
  })
  return view
}

function memeOf(name: string, rest: object = {}): object {
  return {
    __typename: 'Post',
    id: name,
    databaseId: `id of ${name}`,
    isSensitive: false,
    author: { id: `author ${name}`, username: name },
    media: {
      __typename: 'ImageMedia',
      id: `media ${name}`,
      url: `/media/${name}.webp`,
      altText: `Meme ${name}`,
    },
    remixOf: null,
    remixCount: 0,
    ...rest,
  }
}

function pageOf(names: string[], hasNextPage = false) {
  return {
    edges: names.map((name) => ({ cursor: name, node: memeOf(name) })),
    pageInfo: { hasNextPage, endCursor: names.at(-1) },
  }
}

import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import templateMemesQuery from '#client/__generated__/TemplateMemesPaginationQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { imageUrlCopied, imageUrlCopyFailed } from '#client/features/memes/messages.ts'
import { templateLoader, templateQuery } from './templateLoader.ts'
import { TemplateRoute } from './TemplateRoute.tsx'

const template = {
  id: 'two-paths',
  slug: 'two-paths',
  name: 'Two paths',
  useCount: 1204,
  image: { width: 1080, height: 720 },
  license: 'CC0 1.0',
  source: 'Drawn for Guffaw',
  textBoxes: [{ example: 'Sleep' }, { example: 'Me & one more meme?' }],
}
const url = 'http://localhost:3000/memes/two-paths.webp?text=Sleep&text=Me%20%26%20one%20more%20meme%3F'
const found = { MemeTemplate: () => template, ...memesOf(['a', 'b']) }

describe('template', () => {
  test('has its count, its license and source, a link to the editor and its memes', async () => {
    showTemplate(found)
    const memes = await screen.findByRole('region', { name: 'Memes with this template' })
    const links = within(memes).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['a', 'b'].map(paths.post))
    expect(links[0]).toHaveAccessibleName('Meme a')
    const about = within(screen.getByRole('region', { name: 'About Two paths' }))
    expect(about.getByText('1,204 memes')).toBeVisible()
    expect(about.getByText('Drawn for Guffaw. License: CC0 1.0.')).toBeVisible()
    expect(about.getByRole('link', { name: 'Make a meme' })).toHaveAttribute('href', '/make/two-paths')
    expect(document.title).toBe('Two paths · Guffaw')
  })

  test('shows and copies the URL of its image with the example captions', async () => {
    const { user } = showTemplate(found)
    const summary = await screen.findByText('Image URL for developers')
    expect(screen.getByText(url)).not.toBeVisible()
    await user.click(summary)
    expect(screen.getByText(url)).toBeVisible()
    expect(screen.getByRole('img', { name: '“Sleep” / “Me & one more meme?”' })).toHaveAttribute(
      'src',
      url.replace('http://localhost:3000', ''),
    )
    await user.click(screen.getByRole('button', { name: 'Copy image URL' }))
    expect(await screen.findByText(imageUrlCopied)).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(url)
    expect(screen.getByRole('link', { name: 'API documentation' })).toHaveAttribute('href', '/api/v1/docs')
  })

  test('says when the URL cannot be copied', async () => {
    const { user } = showTemplate(found)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    await user.click(await screen.findByText('Image URL for developers'))
    await user.click(screen.getByRole('button', { name: 'Copy image URL' }))
    expect(await screen.findByText(imageUrlCopyFailed)).toBeVisible()
  })

  test('loads further memes', async () => {
    const { user } = showTemplate(
      { MemeTemplate: () => template, ...memesOf(['a'], { hasNextPage: true }) },
      {
        Query: () => ({ node: { __typename: 'MemeTemplate', ...template } }),
        ...memesOf(['b']),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByRole('link', { name: 'Meme b' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Meme a' })).toBeVisible()
  })

  test('without memes says so', async () => {
    showTemplate({ MemeTemplate: () => template, ...memesOf([]) })
    expect(await screen.findByRole('heading', { name: 'No memes yet' })).toBeVisible()
  })

  test('that does not exist is not found', async () => {
    showTemplate({ Query: () => ({ memeTemplate: null }) })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is not even a joke' }),
    ).toBeVisible()
    expect(document.title).toBe('Page not found · Guffaw')
  })
})

function memesOf(ids: string[], { hasNextPage = false } = {}) {
  return {
    PostConnection: () => ({
      edges: ids.map((id) => ({
        cursor: id,
        node: {
          __typename: 'Post',
          id,
          databaseId: id,
          isSensitive: false,
          media: { __typename: 'ImageMedia', altText: `Meme ${id}` },
        },
      })),
      pageInfo: { hasNextPage, endCursor: ids.at(-1) },
    }),
  }
}

type Answer = Parameters<typeof showRoute>[0]['answers'][number]

function showTemplate(answer: Answer, nextPage: Answer = 'never') {
  return showRoute({
    route: { path: paths.template(':slug'), loader: templateLoader, Component: TemplateRoute },
    query: templateQuery,
    at: paths.template('two-paths'),
    others: [{ query: templateMemesQuery, answer: nextPage }],
    answers: [answer],
  })
}

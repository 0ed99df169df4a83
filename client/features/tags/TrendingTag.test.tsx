import { screen } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { expect, test } from 'vitest'
import type { TrendingTagTestQuery } from '#client/__generated__/TrendingTagTestQuery.graphql.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { TrendingTag } from './TrendingTag.tsx'

test('trending tag shows two pictures of its posts, and no sensitive ones', async () => {
  const posts = [postOf('a', true), postOf('b'), postOf('c'), postOf('d')]
  const { container, resolve } = renderWithRelay(<Tag />)
  await resolve('TrendingTagTestQuery', {
    Tag: () => ({
      id: 'cats',
      name: 'cats',
      history: [0, 1],
      posts: { edges: posts.map((node) => ({ node })) },
    }),
  })
  expect(screen.getByRole('link', { name: '#cats' })).toBeVisible()
  const pictures = container.querySelectorAll('img')
  expect(Array.from(pictures, (picture) => picture.getAttribute('src'))).toEqual(['/b.webp', '/c.webp'])
})

function postOf(id: string, isSensitive = false) {
  return { id, isSensitive, media: { __typename: 'ImageMedia', id, thumbUrl: `/${id}.webp` } }
}

function Tag() {
  const { tag } = useLazyLoadQuery<TrendingTagTestQuery>(
    graphql`
      query TrendingTagTestQuery @throwOnFieldError {
        tag(name: "cats") {
          ...TrendingTag_tag
        }
      }
    `,
    {},
  )
  return tag && <TrendingTag tag={tag} rank={1} />
}

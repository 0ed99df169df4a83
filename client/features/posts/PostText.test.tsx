import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createHighlighter } from '#client/features/search/mark-matches.tsx'
import { TextHighlight } from '#client/ui/highlight.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { PostText } from './PostText.tsx'

describe('text of a post or comment', () => {
  test('links hashtags in lower case and mentions', () => {
    renderWithRelay(<PostText id="text" text="#Größe and #日本 with @Ann!" />)
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['#Größe', `/tags/${encodeURIComponent('größe')}`],
      ['#日本', `/tags/${encodeURIComponent('日本')}`],
      ['@Ann', '/profile/@Ann'],
    ])
    expect(document.querySelector('mark')).toBeNull()
  })

  test('shortens a long link after its host, and links it whole', () => {
    const link = `https://guffaw.example/${'long-'.repeat(30)}`
    renderWithRelay(<PostText id="text" text={`Read ${link} now`} />)
    const shown = `guffaw.example/${'long-'.repeat(4)}lon…`
    expect(document.getElementById('text')?.textContent).toBe(`Read ${shown} now`)
    expect(screen.getByRole('link', { name: shown })).toHaveAttribute('href', link)
  })

  test('is marked in search results, also across a link, without losing a character', () => {
    const text = 'I love #cats, <b> and\nhttps://love.example'
    renderWithRelay(
      <TextHighlight value={createHighlighter('"love cats" example')}>
        <PostText id="text" text={text} />
      </TextHighlight>,
    )
    expect(document.getElementById('text')?.textContent).toBe(text)
    const marks = Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)
    expect(marks).toEqual(['love ', '#cats', 'example'])
    expect(screen.getByRole('link', { name: 'https://love.example' })).toHaveAttribute(
      'href',
      'https://love.example',
    )
  })
})

describe('text of more than about ten lines', () => {
  const lines = Array.from({ length: 14 }, (_, index) => `Line ${index}`).join('\n')
  const words = 'So many words. '.repeat(38)

  test.each([
    ['many lines', lines],
    ['many words', words],
  ])('with %s is folded until it is opened', async (_name, text) => {
    const { user } = renderWithRelay(<PostText id="text" text={text} />)
    const more = screen.getByRole('button', { name: 'Show more' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await user.click(more)
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('is whole on its own screen, as a short one is in every list', () => {
    renderWithRelay(
      <>
        <PostText id="whole" text={lines} isWhole />
        <PostText id="short" text="One line" />
      </>,
    )
    expect(screen.queryByRole('button')).toBeNull()
  })
})

import { expect, test } from 'vitest'
import { readSearchParams, searchPath, type SearchParams } from './search-params.ts'

test('search is the same after its URL is read', () => {
  const params: SearchParams = { q: '"a b" #c & ü', kind: 'posts', media: 'MEME', sort: 'NEWEST' }
  const url = searchPath(params)
  expect(url).toMatch(/^\/search\?q=.*&media=meme&sort=newest$/)
  expect(readSearchParams(new URL(url, 'https://guffaw.example').searchParams)).toEqual(params)
})

test('URL of a search contains no default values', () => {
  const params = readSearchParams(new URLSearchParams())
  expect(params).toEqual({ q: '', kind: 'posts', media: null, sort: 'RELEVANCE' })
  expect(searchPath(params)).toBe('/search')
  expect(searchPath({ ...params, q: 'cat', kind: 'members' })).toBe('/search?q=cat&kind=members')
})

test('unknown values in the URL of a search count as missing', () => {
  const url = new URLSearchParams('q=cat&kind=places&media=gif&sort=oldest')
  expect(searchPath(readSearchParams(url))).toBe('/search?q=cat')
})

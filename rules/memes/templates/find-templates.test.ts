import { expect, test } from 'vitest'
import { findTemplates } from './find-templates.ts'
import { memeTemplates } from './index.ts'

const slugsFor = (query: string) => findTemplates(memeTemplates, query).map(({ slug }) => slug)

test('templates are found by their name and keywords, in any case', () => {
  expect(slugsFor('Surprised CAT')).toContain('surprised')
  expect(slugsFor('gasp')).toContain('surprised')
})

test('the beginnings of words are enough, and all words are required', () => {
  expect(slugsFor('surp')).toContain('surprised')
  expect(slugsFor('surprised submarine')).toEqual([])
})

test('no word finds all templates', () => {
  expect(slugsFor(' ?! ')).toHaveLength(memeTemplates.length)
})

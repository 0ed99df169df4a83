import { expect, test } from 'vitest'
import { POST_TEXT_MAX } from '#rules/limits.ts'
import { countCharacters } from '#rules/post-text.ts'
import { createRandom } from '../random.ts'
import { writtenTexts } from './corpus.ts'
import { earlierGames, gamesOfToday } from './hashtag-games.ts'
import { introductionTexts } from './introductions.ts'
import { remarks } from './remarks.ts'
import { templates } from './templates.ts'

const games = [...gamesOfToday, ...earlierGames]
const everything = [...writtenTexts.map(({ text }) => text), ...introductionTexts, ...remarks, ...games]

test('no text is used twice', () => {
  expect(everything.filter((text, index) => everything.indexOf(text) !== index)).toEqual([])
})

test('every text is a valid post', () => {
  for (const text of everything) {
    expect(text.trim()).toBe(text)
    expect(text).not.toBe('')
    expect(countCharacters(text)).toBeLessThanOrEqual(POST_TEXT_MAX)
  }
})

test('jokes have different lengths, and some have hashtags', () => {
  const lengths = writtenTexts.map(({ text }) => countCharacters(text))
  expect(Math.min(...lengths)).toBeLessThan(40)
  expect(Math.max(...lengths)).toBeGreaterThan(400)
  expect(writtenTexts.filter(({ text }) => text.includes('\n')).length).toBeGreaterThan(10)
  expect(writtenTexts.filter(({ text }) => text.includes('#')).length).toBeGreaterThan(25)
})

test('a template creates different, valid posts', () => {
  for (const { write } of templates) {
    const random = createRandom(1)
    const written = Array.from({ length: 40 }, () => write(random))
    expect(new Set(written).size).toBeGreaterThan(8)
    for (const text of written) expect(countCharacters(text)).toBeLessThanOrEqual(POST_TEXT_MAX)
  }
})

test('six word stories have six words', () => {
  const stories = games.filter((text) => text.includes('#sixwordstory'))
  expect(stories.length).toBeGreaterThan(0)
  for (const story of stories) expect(story.replace(/ #.*/, '').split(' '), story).toHaveLength(6)
})

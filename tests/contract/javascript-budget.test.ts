import { expect, test } from 'vitest'
import { scriptsOf, sizeOf } from '../support/site-scripts.ts'

/** A text of relay-runtime that survives minification. */
const A_WORD_OF_RELAY = 'RelayPublishQueue'

test('landing page loads at most 115 kB of JavaScript and no Relay', async () => {
  const scripts = await scriptsOf('start', 'LandingRoute')
  expect(sizeOf(scripts)).toBeLessThanOrEqual(115_000)
  for (const script of scripts) expect(script).not.toContain(A_WORD_OF_RELAY)
})

test('feed loads at most 221 kB of JavaScript in a few files', async () => {
  const scripts = await scriptsOf('start', 'resume-session', 'app', 'member')
  expect(sizeOf(scripts)).toBeLessThanOrEqual(221_000)
  expect(scripts.length).toBeLessThanOrEqual(10)
  expect(scripts.some((script) => script.includes(A_WORD_OF_RELAY))).toBe(true)
})

test('meme editor adds at most 200 kB of JavaScript to the feed', async () => {
  const feed = ['start', 'resume-session', 'app', 'member']
  const editor = ['MemeEditor', 'parse-font', 'PostStep']
  const [without, all] = await Promise.all([scriptsOf(...feed), scriptsOf(...feed, ...editor)])
  expect(sizeOf(all) - sizeOf(without)).toBeLessThanOrEqual(200_000)
})

test('names of emoji are at most 40 kB of JavaScript, loaded on demand', async () => {
  const editor = ['start', 'resume-session', 'app', 'member', 'MemeEditor', 'StickerPanel']
  const [without, all] = await Promise.all([scriptsOf(...editor), scriptsOf(...editor, 'EmojiPanel')])
  expect(all.length).toBeGreaterThan(without.length)
  expect(sizeOf(all) - sizeOf(without)).toBeLessThanOrEqual(40_000)
})

test('conversion of videos adds at most 95 kB of JavaScript, and nothing to the composer', async () => {
  const composer = ['start', 'resume-session', 'app', 'member', 'PostComposer']
  const [without, all] = await Promise.all([scriptsOf(...composer), scriptsOf(...composer, 'convert-video')])
  expect(all.length).toBeGreaterThan(without.length)
  expect(sizeOf(all) - sizeOf(without)).toBeLessThanOrEqual(95_000)
})

test('desktop feed with composer and trending panel loads at most 227 kB of JavaScript', async () => {
  const scripts = await scriptsOf('start', 'resume-session', 'app', 'member', 'PostComposer', 'TrendingPanel')
  expect(sizeOf(scripts)).toBeLessThanOrEqual(227_000)
})

test('post loads at most 255 kB of JavaScript, and nothing of the meme editor', async () => {
  const scripts = await scriptsOf('start', 'resume-session', 'app', 'member', 'PostRoute')
  expect(sizeOf(scripts)).toBeLessThanOrEqual(255_000)
  const [editor] = await scriptsOf('MemeEditor')
  expect(scripts).not.toContain(editor)
})

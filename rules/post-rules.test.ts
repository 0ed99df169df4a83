import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { altTextSchema, postTextSchema, reactionTypeSchema, mentionsOf, tagsOf } from './post-rules.ts'

test('overlong text is refused after reading at most 3000 of its characters', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  onTestFinished(() => segment.mockRestore())
  const { error } = postTextSchema.safeParse('x'.repeat(240_000))
  expect(error?.issues).toMatchObject([
    { message: 'Text cannot exceed 500 characters. Currently more than 2000 characters.' },
  ])
  const read = segment.mock.calls.reduce((sum, [text]) => sum + text.length, 0)
  expect(read).toBeLessThanOrEqual(3000)
})

describe('hashtags', () => {
  test.each([
    ['#meme', ['meme']],
    ['one #two #three', ['two', 'three']],
    ['#Meme #MEME #meme', ['meme']],
    ['#b #a #b', ['b', 'a']],
    ['(#in) "#quotes" #dot. #comma,', ['in', 'quotes', 'dot', 'comma']],
    ['#snake_case #2026', ['snake_case', '2026']],
    ['#über #日本 #مرحبا', ['über', '日本', 'مرحبا']],
    ['#one#two', ['one']],
    ['mail#tag a_#b', []],
    ['https://a.example/#top https://a.example/x#y', []],
    ['https://a.example/wiki/Tag_(game)#History https://a.example/x.#Item_11', []],
    ['https://a.example/x…#tag', ['tag']],
    ['#İstanbul #istanbul #ΟΔΟΣ #οδος', ['istanbul', 'οδος']],
    ['&#39; &#x27;', []],
    ['# #! ##', []],
    ['', []],
  ])('of %j are %j', (text, tags) => {
    expect(tagsOf(text)).toEqual(tags)
  })

  test('are ten at most', () => {
    const text = Array.from({ length: 11 }, (_, index) => `#t${index}`).join(' ')
    expect(tagsOf(text)).toHaveLength(10)
  })
})

describe('alternative text', () => {
  test('is limited to 1,500 characters', () => {
    expect(altTextSchema.parse('x'.repeat(1500))).toHaveLength(1500)
    expect(altTextSchema.safeParse('x'.repeat(1501)).error?.issues).toMatchObject([
      { message: 'The description of the image is too long.' },
    ])
  })
})

describe('reaction', () => {
  test('is like or dislike', () => {
    expect(reactionTypeSchema.parse('like')).toBe('like')
    expect(reactionTypeSchema.parse('dislike')).toBe('dislike')
    expect(reactionTypeSchema.safeParse('Like').error?.issues).toMatchObject([
      { message: 'Reaction type must be like or dislike' },
    ])
  })
})

describe('mentions of a text', () => {
  test.each([
    ['Hi @ann_1 and @Ben, @ann_1!', ['ann_1', 'ben']],
    ['(@ann) "@ben" @cid.', ['ann', 'ben', 'cid']],
    ['mail@ann.example', []],
    ['@ab is too short and @' + 'x'.repeat(31) + ' too long', []],
    ['https://example.com/@ann @ann@example.com', []],
    ['https://example.com/s?q=@ann https://example.com/w_(x)@ben', []],
    ['谢谢@ANN！ @benさん', ['ann', 'ben']],
  ])('%s', (text, usernames) => expect(mentionsOf(text)).toEqual(usernames))

  test('are at most 10', () => {
    const text = Array.from({ length: 12 }, (_, index) => `@member${index}`).join(' ')
    expect(mentionsOf(text)).toHaveLength(10)
  })
})

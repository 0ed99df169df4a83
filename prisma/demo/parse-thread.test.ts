import { expect, test } from 'vitest'
import { parseLines, parseThread } from './parse-thread.ts'

test('a thread has fields, captions, a text of several paragraphs and nested comments', () => {
  const { fields, captions, text, comments } = parseThread(`author: dana
meme: bait
  A box
  Me¶too

One: two.

Three.
---
sam (liked, picture chat-1): Yes¶no
  dana: Maybe
lee:
`)
  expect(Object.fromEntries(fields)).toEqual({ author: 'dana', meme: 'bait' })
  expect(captions).toEqual(['A box', 'Me\ntoo'])
  expect(text).toBe('One: two.\n\nThree.')
  expect(comments).toEqual([
    {
      author: 'sam',
      marks: ['liked', 'picture chat-1'],
      text: 'Yes\nno',
      replies: [{ author: 'dana', marks: [], text: 'Maybe', replies: [] }],
    },
    { author: 'lee', marks: [], text: '', replies: [] },
  ])
})

test.each([
  ['a line without an author', 'Hello'],
  ['a reply without a comment', '  dana: Hello'],
  ['a reply that is two levels deeper', 'dana: Hello\n    sam: Hi'],
])('%s is refused with the line', (_, source) => {
  expect(() => parseLines(source)).toThrow(`"${source.split('\n').at(-1)}" is not a line`)
})

test('a header line that is neither a field nor a caption is refused', () => {
  expect(() => parseThread('author: dana\nHello\n')).toThrow('"Hello" is neither')
})

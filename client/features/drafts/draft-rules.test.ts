import { expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { draftErrors, draftLength } from './draft-rules.ts'

test.each([' \n', '\u200b', '\u3164 \uffa0', '\u2800'])('draft of %j only is empty', (text) => {
  expect(draftLength(text)).toBe(0)
  expect(draftErrors({ text, hasFile: false })).toEqual([messages.postEmpty])
  expect(draftErrors({ text, hasFile: true })).toEqual([])
})

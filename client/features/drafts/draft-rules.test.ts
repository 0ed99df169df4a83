import { expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { draftErrors, draftLength, fileError, isVideo } from './draft-rules.ts'

test.each([' \n', '\u200b', '\u3164 \uffa0', '\u2800'])('draft of %j only is empty', (text) => {
  expect(draftLength(text)).toBe(0)
  expect(draftErrors({ text, hasFile: false })).toEqual([messages.postEmpty])
  expect(draftErrors({ text, hasFile: true })).toEqual([])
})

test('QuickTime file without a type is an accepted video', () => {
  const file = new File(['moov'], 'IMG_1.MOV')
  expect(isVideo(file)).toBe(true)
  expect(fileError(file)).toBeUndefined()
  expect(fileError(new File(['moov'], 'IMG_1.MOV', { type: 'text/plain' }))).toBe(
    messages.fileTypeUnsupported,
  )
})

import { expect, test } from 'vitest'
import { emojiName, isEmoji, isPictograph } from './emoji.ts'

test.for([
  ['😂', '1f602'],
  ['❤️', '2764'],
  ['👨‍👩‍👧‍👦', '1f468-200d-1f469-200d-1f467-200d-1f466'],
  ['🏳️‍🌈', '1f3f3-200d-1f308'],
  ['🏳‍🌈', '1f3f3-200d-1f308'],
  ['🇩🇪', '1f1e9-1f1ea'],
  ['👍🏽', '1f44d-1f3fd'],
  ['1️⃣', '31-20e3'],
] as const)('%s is an emoji with the name of its code points', ([emoji, name]) => {
  expect(isEmoji(emoji)).toBe(true)
  expect(emojiName(emoji)).toBe(name)
})

test('characters with a text style are emoji only if no font contains them', () => {
  for (const character of ['❤', '©', '☎']) {
    expect(isEmoji(character)).toBe(false)
    expect(isPictograph(character)).toBe(true)
  }
})

test('letters, digits and characters with a text variation selector are not emoji', () => {
  for (const character of ['a', '1', '#', '❤\ufe0e']) expect(isPictograph(character)).toBe(false)
})

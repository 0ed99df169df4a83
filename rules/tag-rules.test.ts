import { describe, expect, test } from 'vitest'
import { tagNameOf } from './tag-rules.ts'

describe('name of a tag', () => {
  test.each([
    ['#Cat', 'cat'],
    ['İstanbul', 'istanbul'],
    ['I\u0307stanbul', 'istanbul'],
    ['i\u0307stanbul', 'istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['ΟΔΟΣ', 'οδος'],
    ['οδοσ', 'οδος'],
    ['ΣΟΦΟΣ_ΣΑΣ', 'σοφος_σας'],
    ['हिन्दी', 'हिन्दी'],
    ['IL·LUSIÓ', 'il·lusió'],
    ['CAFE\u0301', 'café'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('of %j is %j', (text, name) => {
    expect(tagNameOf(text)).toBe(name)
    expect(tagNameOf(name)).toBe(name)
    expect(tagNameOf(name.toUpperCase())).toBe(name)
  })

  test.each(['', '#', '##a', 'two words', 'a-b', 'a·', '·a', '\u0301a', 'a'.repeat(51), 'a#b', '@ann', '\0'])(
    'does not exist for %j',
    (text) => {
      expect(tagNameOf(text)).toBeUndefined()
    },
  )

  test('is its own name, for every letter with cases', () => {
    const characters = Array.from({ length: 0x2_0000 }, (_, code) => String.fromCodePoint(code))
    const letters = characters.filter((letter) => letter.toLowerCase() !== letter.toUpperCase())
    const names = letters.map((letter) => tagNameOf(`a${letter}`)).filter((name) => name !== undefined)
    expect(names.length).toBeGreaterThan(2500)
    expect(names.filter((name) => tagNameOf(name) !== name)).toEqual([])
  })
})

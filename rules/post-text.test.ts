import { describe, expect, test } from 'vitest'
import { countCharacters, firstCharacters, normalizeText, overlongTextMessage } from './post-text.ts'

const FAMILY = '👨‍👩‍👧‍👦'

describe('length of a text', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['a b', 3],
    ['one\ntwo', 7],
    [FAMILY, 1],
    ['👍🏽', 1],
    ['🇩🇪🇫🇷', 2],
    ['e\u0301', 1],
    ['नि', 1],
    ['각', 1],
    ['𝒳', 1],
  ])('of %j is %i characters', (text, count) => {
    expect(countCharacters(text)).toBe(count)
  })
})

describe('length of a very long text', () => {
  test.each([
    ['of letters', 'x', 1],
    ['of families', FAMILY, 1],
    ['of hands with skin tones', '👍🏽', 1],
    ['of flags', '🇩🇪', 1],
    ['of letters with accents', 'e\u0301\u0302', 1],
    ['of a letter and an emoji', 'a👍🏽', 2],
  ])('is the sum of its characters: %s', (_, characters, each) => {
    for (const times of [100, 101, 127, 128, 129, 255, 1000, 20_000])
      expect(countCharacters(characters.repeat(times))).toBe(each * times)
  })

  test('is one for a letter with thousands of accents', () => {
    expect(countCharacters(`a${'\u0301'.repeat(100_000)}`)).toBe(1)
  })

  // Quadratic time would be minutes, which is longer than the timeout.
  test('and normalization take linear time', () => {
    for (const text of ['x'.repeat(250_000), `a${'\u0301\u0316'.repeat(125_000)}`])
      expect(overlongTextMessage(normalizeText(text))).toMatch(/^Text cannot exceed 500 characters/)
  })
})

test('sequence of more than 30 combining marks is not composed', () => {
  const dense = `a${'\u0301'.repeat(2500)}${'\u0316'.repeat(2500)}`
  expect(normalizeText(dense)).toBe(dense)
  expect(normalizeText(`e\u0301${'\u0316'.repeat(29)}`)).toHaveLength(30)
})

describe('truncation', () => {
  test('never splits a character', () => {
    expect(firstCharacters(`a${FAMILY}b`, 2)).toBe(`a${FAMILY}`)
    expect(firstCharacters('e\u0301e\u0301', 1)).toBe('e\u0301')
  })

  test('keeps a text without more characters', () => {
    expect(firstCharacters('abc', 50)).toBe('abc')
    expect(firstCharacters('', 50)).toBe('')
    expect(firstCharacters('abc', 0)).toBe('')
  })
})

describe('normalization', () => {
  test.each([
    ['  hello  ', 'hello'],
    ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['a\u0000b\u0007c\u009fd', 'abcd'],
    ['a\tb\nc', 'a\tb\nc'],
    ['\u0000 x \u0000', 'x'],
    ['\u00a0\u2003x\ufeff', 'x'],
    [FAMILY, FAMILY],
    ['pay\u202egnp.exe\u202c', 'paygnp.exe'],
    ['\u2067עברית\u2069 \u200fש', '\u2067עברית\u2069 \u200fש'],
  ])('turns %j into %j', (input, normalized) => {
    expect(normalizeText(input)).toBe(normalized)
    expect(normalizeText(normalized)).toBe(normalized)
  })
})

describe('maximum length of a text', () => {
  test('is exceeded by 501 characters and reports their number', () => {
    expect(overlongTextMessage('x'.repeat(500))).toBeUndefined()
    expect(overlongTextMessage('x'.repeat(501))).toBe(
      'Text cannot exceed 500 characters. Currently 501 characters.',
    )
    expect(overlongTextMessage(FAMILY.repeat(500))).toBeUndefined()
    expect(overlongTextMessage(FAMILY.repeat(777))).toBe(
      'Text cannot exceed 500 characters. Currently 777 characters.',
    )
  })

  test('is exceeded by ten code points per character, however few characters there are', () => {
    expect(overlongTextMessage(`a${'\u0301'.repeat(4999)}`)).toBeUndefined()
    expect(overlongTextMessage(`a${'\u0301'.repeat(5000)}`)).toBe(
      'Text cannot exceed 500 characters. Currently 501 characters.',
    )
  })

  test.each([
    ['2000 letters', 'x'.repeat(2000), '2000'],
    ['2001 letters', 'x'.repeat(2001), 'more than 2000'],
    ['240000 letters', 'x'.repeat(240_000), 'more than 2000'],
    ['one letter under 240000 accents', `a${'\u0301'.repeat(240_000)}`, 'more than 500'],
  ])('is reported for %s with a count that is exact up to 2000', (_, text, count) => {
    expect(overlongTextMessage(text)).toBe(
      `Text cannot exceed 500 characters. Currently ${count} characters.`,
    )
  })
})

import { describe, expect, test } from 'vitest'
import { shapeArabic } from './arabic.ts'

const shape = (text: string) =>
  shapeArabic(Array.from(text, (character) => character.codePointAt(0) ?? 0)).map((codePoint) =>
    codePoint.toString(16),
  )

describe('Arabic letters', () => {
  test.for([
    ['one letter is isolated', 'ب', ['fe8f']],
    ['letters of a word join', 'بيت', ['fe91', 'fef4', 'fe96']],
    ['alef does not join the next letter', 'باب', ['fe91', 'fe8e', 'fe8f']],
    ['spaces separate words', 'ب ب', ['fe8f', '20', 'fe8f']],
    ['lam and alef form a ligature', 'لا', ['fefb', '0']],
    ['the ligature joins the letter before', 'سلام', ['feb3', 'fefc', '0', 'fee1']],
    ['combining marks do not interrupt a word', 'بَيت', ['fe91', '64e', 'fef4', 'fe96']],
    ['a tatweel joins both sides', 'بـ', ['fe91', '640']],
    ['a zero width non-joiner separates letters', 'می\u200cخ', ['fee3', 'fbfd', '200c', 'fea5']],
    ['Persian letters have their own forms', 'گچ', ['fb94', 'fb7b']],
    ['Latin letters and digits stay', 'a1', ['61', '31']],
  ] as const)('%s', ([, text, forms]) => {
    expect(shape(text)).toEqual(forms)
  })
})

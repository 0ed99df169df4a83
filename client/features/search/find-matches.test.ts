import { describe, expect, test } from 'vitest'
import { createMatcher } from './find-matches.ts'

describe('matches of a search', () => {
  test('are whole words, except for the start of a word for the last one', () => {
    expect(matchesOf('cat dog', 'cat catalog dogs doghouse underdog')).toEqual(['cat', 'dog', 'dog'])
  })

  test('ignore case and accents', () => {
    expect(matchesOf('uber CAFE', 'Über dem Café, uber cafe')).toEqual(['Über', 'Café', 'uber', 'cafe'])
    expect(matchesOf('cafe\u0301', 'CAFÉ')).toEqual(['CAFÉ'])
    expect(matchesOf('strasse', 'Straße')).toEqual(['Straße'])
    expect(matchesOf('smorrebrod', 'Smørrebrød')).toEqual(['Smørrebrød'])
    expect(matchesOf('Istanbul', 'İstanbul')).toEqual(['İstanbul'])
  })

  test('are found in several scripts', () => {
    expect(matchesOf('ёжик', 'Ежик в тумане')).toEqual(['Ежик'])
    expect(matchesOf('σοφος', 'Ο ΣΟΦΌΣ και ο σοφός')).toEqual(['ΣΟΦΌΣ', 'σοφός'])
    expect(matchesOf('سلام', 'قل سلام')).toEqual(['سلام'])
    expect(matchesOf('שלום', 'אמר שלום.')).toEqual(['שלום'])
    expect(matchesOf('हिन्दी', 'मेरी हिन्दी अच्छी')).toEqual(['हिन्दी'])
    expect(matchesOf('한국', '한국어')).toEqual(['한국'])
    expect(matchesOf('猫 写真', '今日は猫の写真です')).toEqual(['猫', '写真'])
    expect(matchesOf('แมว', 'ฉันรักแมวมาก')).toEqual(['แมว'])
  })

  test('do not cut a grapheme cluster', () => {
    expect(matchesOf('ह', 'हिन्दी')).toEqual(['हि'])
    expect(matchesOf('cat', '👩‍👩‍👧cat❤️cat')).toEqual(['cat', 'cat'])
    expect(matchesOf('e', 'e\u0301\u0323cole')).toEqual(['e\u0301\u0323'])
  })

  test('of a phrase have its words in order, with any punctuation between them', () => {
    expect(matchesOf('"plot twist"', 'The plot-twist! A twist of plot, plot twisted, a Plot\ntwist')).toEqual(
      ['plot-twist', 'Plot\ntwist'],
    )
    expect(matchesOf("don't panic", 'Don’t panic')).toEqual(['Don’t', 'panic'])
  })

  test('of a tag are the whole tag', () => {
    expect(matchesOf('#monday', '#Monday #mondays Monday #monday_fun')).toEqual(['#Monday'])
    expect(matchesOf('monday', 'ends with #monday')).toEqual(['monday'])
  })

  test('include neither excluded words nor operators', () => {
    expect(matchesOf('cat -dog from:mira is:image before:2026-01-31', 'cat dog mira image 2026')).toEqual([
      'cat',
    ])
    expect(matchesOf('', 'cat')).toEqual([])
    expect(matchesOf('" - ()[ \\', 'a ( b [ c \\')).toEqual([])
  })

  test('do not overlap', () => {
    expect(matchesOf('"cat food" food cat', 'cat food')).toEqual(['cat food'])
  })
})

function matchesOf(search: string, text: string): string[] {
  return createMatcher(search)(text).map(({ start, end }) => text.slice(start, end))
}

import { charactersOf } from '#rules/post-text.ts'
import { parseSearchQuery } from '#rules/search-query.ts'
import { WORD_JOINERS } from '#rules/text-parts.ts'

/** UTF-16 offsets in a text. */
export type Match = { start: number; end: number }

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const WORD_START = '(?<![\\p{L}\\p{M}\\p{N}])'
const WORD_END = '(?![\\p{L}\\p{M}\\p{N}])'
const BETWEEN_WORDS = '[^\\p{L}\\p{M}\\p{N}]+'
const TAG_END = `(?![${WORD_JOINERS}]?[\\p{L}\\p{M}\\p{N}_])`
/** Scripts that are written without spaces. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Accents of Latin, Greek and Cyrillic letters, and variation selectors. Marks of other scripts are letters. */
const ACCENTS = /[\u0300-\u036f\ufe0e\ufe0f]/g
/** Letters that have no decomposition, as PostgreSQL's `unaccent` replaces them, and the two forms of the Greek sigma. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
}

/**
 * Returns a function that finds the words, phrases and tags of a search in a text, ignoring case and accents. The last word
 * may be the start of a longer one. The matches are in order, do not overlap, and do not cut a grapheme cluster.
 */
export function createMatcher(search: string): (text: string) => Match[] {
  const { words, phrases, tags } = parseSearchQuery(search)
  const patterns = [
    ...words.map((word) => wordPattern(word, word === words.at(-1))),
    ...phrases.map((phrase) => wordPattern(phrase, false)),
    ...tags.map((tag) => `#${fold(tag)}${TAG_END}`),
  ]
  const expressions = patterns.map((pattern) => new RegExp(pattern, 'gu'))
  return (text) => {
    if (expressions.length === 0) return []
    const { folded, characters } = foldText(text)
    const found = expressions.flatMap((expression) =>
      Array.from(folded.matchAll(expression), ({ 0: { length }, index }) => ({
        start: characters[index]?.start ?? 0,
        end: characters[index + length - 1]?.end ?? text.length,
      })),
    )
    return mergeOverlapping(found)
  }
}

/** Words with punctuation, such as `don't`, match like a phrase. */
function wordPattern(term: string, isPrefix: boolean): string {
  const words = fold(term).match(WORD) ?? []
  const isUnspaced = UNSPACED.test(words[0] ?? '')
  const start = isUnspaced ? '' : WORD_START
  const end = isUnspaced || isPrefix ? '' : WORD_END
  return start + words.join(BETWEEN_WORDS) + end
}

function fold(text: string): string {
  const unaccented = text.toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC')
  return Array.from(unaccented, (letter) => LETTERS[letter] ?? letter).join('')
}

/** The folded text, and for each of its code units the place of its grapheme cluster in the original text. */
function foldText(text: string): { folded: string; characters: Match[] } {
  const characters: Match[] = []
  let folded = ''
  let start = 0
  for (const character of charactersOf(text)) {
    const end = start + character.length
    const added = fold(character)
    for (let unit = 0; unit < added.length; unit += 1) characters.push({ start, end })
    folded += added
    start = end
  }
  return { folded, characters }
}

function mergeOverlapping(matches: readonly Match[]): Match[] {
  const merged: Match[] = []
  for (const { start, end } of [...matches].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

import { countCharacters, normalizeText } from '#rules/post-text.ts'
import { MEME_TEXT_MAX, MEME_TEXT_MAX_CODE_POINTS } from './limits.ts'

/** Removes control characters. Line breaks stay. */
export function normalizeMemeText(text: string): string {
  return normalizeText(text.replaceAll('\t', ' '))
}

export function isMemeTextTooLong(text: string): boolean {
  return (
    countCharacters(text, MEME_TEXT_MAX + 1) > MEME_TEXT_MAX ||
    Array.from(text).length > MEME_TEXT_MAX_CODE_POINTS
  )
}

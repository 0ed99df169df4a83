const NO_BREAK_SPACE = /[\u00a0\u202f\u2060\ufeff]/
/** Lines break after spaces and hyphens, after the word marks of Tibetan and Ethiopic, and between ideographs and kana. */
const BREAK_AFTER = /[-\u2010\u2013\u2014/\u200b\u0f0b\u1361]$/
const IDEOGRAPH =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u30ff\uff01-\uff9f]/u
/** Closing punctuation, small kana and marks of repetition, before which no line of Chinese, Japanese or Korean starts. */
const NO_LINE_START =
  /^[!),.:;?\]}\u2019\u201d\u2026\u3001\u3002\u3005\u3009\u300b\u300d\u300f\u3011\u3015\u3017\u3019\u301b\u301c\u301e\u301f\u303bぁぃぅぇぉっゃゅょゎゕゖ\u309b-\u309eァィゥェォッャュョヮヵヶ\u30fb-\u30fe\u31f0-\u31ff\uff01\uff05\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff3d\uff5d\uff60-\uff61\uff63-\uff65\uff67-\uff70\uff9e\uff9f]/u
/** Opening punctuation, with which no line ends. */
const NO_LINE_END =
  /[([{\u2018\u201c\u3008\u300a\u300c\u300e\u3010\u3014\u3016\u3018\u301a\u301d\uff08\uff3b\uff5b\uff5f\uff62]$/u
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

export function isSpace(segment: string): boolean {
  return /^\s/.test(segment)
}

/** Returns whether a line may end between two grapheme clusters, apart from the words of scripts without spaces. */
export function mayBreakBetween(before: string, after: string): boolean {
  if (isSpace(before)) return !NO_BREAK_SPACE.test(before)
  if (BREAK_AFTER.test(before)) return true
  if (NO_LINE_END.test(before) || NO_LINE_START.test(after)) return false
  return IDEOGRAPH.test(before) || IDEOGRAPH.test(after)
}

let words: Intl.Segmenter | undefined

/** Returns the indices at which words of scripts without spaces start. */
export function wordStartsOf(text: string): ReadonlySet<number> {
  if (!UNSPACED.test(text)) return new Set()
  words ??= new Intl.Segmenter('th', { granularity: 'word' })
  const segments = Array.from(words.segment(text))
  return new Set(
    segments
      .filter(
        ({ segment }, index) => UNSPACED.test(segment) && UNSPACED.test(segments[index - 1]?.segment ?? ''),
      )
      .map(({ index }) => index),
  )
}

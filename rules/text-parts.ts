import { TAG_LENGTH_MAX } from './limits.ts'

/** A part of a text. Tags include their `#` and mentions their `@`. */
export type TextPart = { kind: 'text' | 'link' | 'tag' | 'mention'; text: string }

/** Characters that are part of a word between two letters: joiners, middle dots, and signs of Hebrew and Tibetan. */
export const WORD_JOINERS = String.raw`\u200c\u200d\u00b7\u30fb\uff65\u05f3\u05f4\u0f0b`

/** Without the marks of emoji, such as keycaps. */
const MARK = String.raw`[^\P{M}\ufe0f\u20e3]`
const INVISIBLE = String.raw`\p{Cf}\u115f\u1160\u2800\u3164\uffa0`
// With the flag `i`, `\p{M}` would match the letter iota.
const SCHEME = '[Hh][Tt][Tt][Pp][Ss]?://'

const FULL_WIDTH = String.raw`\u3000-\u303f\uff00-\uff65`
/** Languages that write no spaces continue after full-width punctuation, which closes a link like quotes, dashes and an ellipsis. */
const LINK_CHARACTER = String.raw`[^\s<>"—―…\p{Pi}\p{Pf}${INVISIBLE}${FULL_WIDTH}]|(?=[\p{L}\p{M}\p{N}])[${FULL_WIDTH}]|[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])`
const LINK = `${SCHEME}(?:${LINK_CHARACTER})+`

const LETTER = String.raw`[\p{L}\p{N}_]`
const TAG = String.raw`(?<!${LETTER}${MARK}*|[&/])#(?!${SCHEME}|[${INVISIBLE}])${LETTER}(?:[${WORD_JOINERS}]?(?:${LETTER}|${MARK})){0,${TAG_LENGTH_MAX - 1}}(?!${MARK})`

/** Other scripts need no space beside a username, but `é` is part of the same word. A dot after a letter is part of an address. */
const LATIN = String.raw`[\p{Script=Latin}0-9_]`
const MENTION = String.raw`(?<!${LATIN}${MARK}*|[@/]|[A-Za-z0-9_]\.)@(?!${SCHEME})[A-Za-z0-9_]{3,30}(?!${LATIN}|${MARK}|@)`

const SPECIAL = new RegExp(`${LINK}|${TAG}|${MENTION}`, 'gu')
const KINDS: Record<string, TextPart['kind']> = { '#': 'tag', '@': 'mention' }
const TRAILING_PUNCTUATION = /(?:[.,:;!?'*_~`]|(?![!-~])\p{P})+$/u
const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Splits a text into plain text, links, hashtags and mentions. The server tags and notifies what the client links. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(SPECIAL)) {
    const kind = KINDS[match[0].charAt(0)] ?? 'link'
    const special = kind === 'link' ? linkIn(match[0]) : match[0]
    if (!special) continue
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push({ kind, text: special })
    end = match.index + special.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** The hashtag or mention that is being written at the end of a text and has at least one letter. */
export function partBeingWritten(text: string): TextPart | undefined {
  // A mention has at least three characters.
  const part = textParts(`${text}__`).at(-1)
  const written = part?.text.slice(0, -2) ?? ''
  return (part?.kind === 'tag' || part?.kind === 'mention') && written.length > 1
    ? { kind: part.kind, text: written }
    : undefined
}

/** Punctuation and closing brackets at the end are not part of a URL. */
function linkIn(candidate: string): string | undefined {
  let link = candidate.replace(TRAILING_PUNCTUATION, '')
  while (endsWithUnopenedBracket(link)) link = link.slice(0, -1).replace(TRAILING_PUNCTUATION, '')
  return URL.canParse(link) ? link : undefined
}

function endsWithUnopenedBracket(link: string): boolean {
  const closing = link.slice(-1)
  const opening = BRACKETS[closing]
  return opening !== undefined && link.split(closing).length > link.split(opening).length
}

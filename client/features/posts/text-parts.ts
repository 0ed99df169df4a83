import { HASHTAG, MENTION } from '#rules/post-text.ts'

export type TextPart = { kind: 'text' | 'link' | 'tag' | 'mention'; text: string }

const SPECIAL = new RegExp(`https?://[^\\s<>"]+|${HASHTAG.source}|${MENTION.source}`, 'giu')
const KINDS: Record<string, TextPart['kind']> = { '#': 'tag', '@': 'mention' }
const TRAILING_PUNCTUATION = /[.,:;!?'*_~]+$/

/** Splits the text of a post into plain text, links, hashtags and mentions. */
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

/** Punctuation and closing brackets at the end are not part of a URL. */
function linkIn(candidate: string): string | undefined {
  let link = candidate.replace(TRAILING_PUNCTUATION, '')
  while (link.endsWith(')') && link.split(')').length > link.split('(').length) {
    link = link.slice(0, -1).replace(TRAILING_PUNCTUATION, '')
  }
  return URL.canParse(link) ? link : undefined
}

/** Keeps at most one blank line between two paragraphs. */
export function collapseBlankLines(text: string): string {
  return text.replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
}

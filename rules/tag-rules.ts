import { TAG_LENGTH_MAX } from './limits.ts'
import { normalizeText } from './post-text.ts'
import { textParts } from './text-parts.ts'

/** Returns the name of a hashtag as it is stored, which is the same for upper case, lower case and the name itself. */
export function nameOfHashtag(hashtag: string): string {
  return (
    hashtag
      .replace(/^#/, '')
      // Lower case has two forms of sigma, which depend on the place in the word, and gives the Turkish `İ` a dot as a mark.
      .replace(/[σς]/g, 'Σ')
      .toLowerCase()
      .replace(/i\u0307+/g, 'i')
      .normalize('NFC')
  )
}

/** Returns the name of a text that is one hashtag. */
export function parseHashtag(text: string): string | undefined {
  const [part, next] = textParts(text)
  return part?.kind === 'tag' && !next ? nameOfHashtag(part.text) : undefined
}

/** Returns the name of a tag with or without the `#`. Undefined for a text that cannot be a tag. */
export function tagNameOf(text: string): string | undefined {
  if (text.length > 4 * TAG_LENGTH_MAX) return undefined
  return parseHashtag(`#${normalizeText(text).replace(/^#/, '')}`)
}

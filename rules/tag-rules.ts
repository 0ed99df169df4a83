import { TAG_LENGTH_MAX } from './limits.ts'
import { HASHTAG, normalizeText } from './post-text.ts'

const TAG = new RegExp(`^${HASHTAG.source}$`, 'u')

/** Returns the name as it is stored: in lower case and without the `#`. Undefined for a text that cannot be a tag. */
export function tagNameOf(text: string): string | undefined {
  if (text.length > 4 * TAG_LENGTH_MAX) return undefined
  const [, name] = TAG.exec(`#${normalizeText(text).replace(/^#/, '')}`) ?? []
  return name?.toLowerCase()
}

import { GROUP_SLUG_MAX, GROUP_SLUG_MIN } from './limits.ts'

export const GROUP_SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The next segments of the path /groups. */
const RESERVED_SLUGS = new Set(['new', 'edit', 'members'])

export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.has(slug)
}

/** The same as `groupSlugSchema`, for screens that do not load the library of schemas. */
export function isGroupSlug(text: string): boolean {
  return (
    text.length >= GROUP_SLUG_MIN &&
    text.length <= GROUP_SLUG_MAX &&
    GROUP_SLUG_PATTERN.test(text) &&
    !isReservedSlug(text)
  )
}

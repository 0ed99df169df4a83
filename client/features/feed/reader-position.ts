import { paths } from '#client/paths.ts'

/** New posts appear at once only at the top of the feed. Elsewhere they would move the posts in view. */
export function isReaderAtTop(): boolean {
  return window.location.pathname === paths.feed && window.scrollY < 1
}

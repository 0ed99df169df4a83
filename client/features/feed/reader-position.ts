import { paths } from '#client/paths.ts'

/** Only who looks at the very top of the feed sees a new post appear; anyone else has their place kept. */
export function isReaderAtTop(): boolean {
  return window.location.pathname === paths.feed && window.scrollY < 1
}

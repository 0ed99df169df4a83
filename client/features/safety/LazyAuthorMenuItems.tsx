import type { ComponentProps } from 'react'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'

const AuthorMenuItems = lazyOptional(async () => (await import('./AuthorMenuItems.tsx')).AuthorMenuItems)

/** The entries about a post or comment and its author, for members. */
export function LazyAuthorMenuItems(props: ComponentProps<typeof AuthorMenuItems>) {
  return !useIsVisitor() && <AuthorMenuItems {...props} />
}

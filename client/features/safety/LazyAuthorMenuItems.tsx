import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'

const AuthorMenuItems = lazyOptional(async () => (await import('./AuthorMenuItems.tsx')).AuthorMenuItems)

/** The entries about the author of a post or comment, for members. */
export function LazyAuthorMenuItems({ userId }: { userId: string }) {
  return !useIsVisitor() && <AuthorMenuItems userId={userId} />
}

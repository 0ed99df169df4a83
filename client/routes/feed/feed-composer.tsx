import { lazyWithPreload } from '#client/ui/lazy-with-preload.tsx'

/** Phones show the composer on its own screen and do not load its code with the feed. */
export const [PostComposer, preloadPostComposer] = lazyWithPreload(
  async () => (await import('#client/features/composer/PostComposer.tsx')).PostComposer,
)

import { lazyWithPreload } from '#client/ui/lazy-with-preload.tsx'

/** Phones have a screen of its own for the composer, and do not load its code with the feed. */
export const [PostComposer, preloadPostComposer] = lazyWithPreload(
  async () => (await import('#client/features/composer/PostComposer.tsx')).PostComposer,
)

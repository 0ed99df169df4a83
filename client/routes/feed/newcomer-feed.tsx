import { lazyWithPreload } from '#client/ui/lazy-with-preload.tsx'

/** Members who follow someone do not load its code. */
export const [NewcomerFeed, preloadNewcomerFeed] = lazyWithPreload(
  async () => (await import('./NewcomerFeed.tsx')).NewcomerFeed,
)

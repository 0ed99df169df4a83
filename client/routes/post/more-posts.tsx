import { lazyWithPreload } from '#client/ui/lazy-with-preload.tsx'

/** For visitors only. */
export const [MorePosts, preloadMorePosts] = lazyWithPreload(
  async () => (await import('#client/features/feed/MorePosts.tsx')).MorePosts,
)

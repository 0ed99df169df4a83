import { lazyWithPreload } from '#client/ui/lazy-with-preload.tsx'

/** Members do not load the layout of visitors. */
export const [VisitorLayout, preloadVisitorLayout] = lazyWithPreload(
  async () => (await import('./VisitorLayout.tsx')).VisitorLayout,
)

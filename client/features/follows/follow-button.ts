import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { lazyWithPreload } from '#client/ui/lazy-with-preload.tsx'

const load = async () => (await import('./FollowButton.tsx')).FollowButton
const [PreloadedButton, preloadFollowButton] = lazyWithPreload(load)

/**
 * Beside the feed of a wide window, rows of members are shown before their buttons are loaded. The loaders of server-rendered screens
 * preload the button: React loses taps on server-rendered HTML whose code is still loading.
 */
export const FollowButton = lazyOptional(load, PreloadedButton)
export { preloadFollowButton }

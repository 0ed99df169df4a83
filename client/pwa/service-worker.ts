import { clientsClaim } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { MEDIA_CACHE_SECONDS } from '#rules/limits.ts'
import { CLEAR_IMAGE_CACHE } from './clear-image-cache.ts'
import { isWorkerEvent, listenForPushMessages } from './push-messages.ts'

/** The files of this build, see client/build/build-service-worker.ts. */
declare const BUILT_FILES: { url: string; revision: string | null }[]

/** Seconds to wait for a page before the precached one is shown. */
const NETWORK_TIMEOUT = 4
const IMAGES = /^\/media\/(image|avatar)\//
const IMAGES_CACHE = 'pictures'
const IMAGES_MAX = 120
const MEME_FILES = /^\/(assets\/memes|memes\/(emoji|fonts))\//
/** More than all emoji, so that these do not replace templates and fonts. */
const MEME_FILES_MAX = 2500
/** Paths that are no pages of the site. */
const SERVER_PATHS = [/^\/(api|graphql|media|memes|health|metrics)(\/|\?|$)/]

// A new version waits until no tab uses the old one, because tabs load further files of their own build.
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(BUILT_FILES, { directoryIndex: '', cleanURLs: false })

const shell = new PrecacheFallbackPlugin({ fallbackURL: '/index.html' })
registerRoute(
  new NavigationRoute(new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT, plugins: [shell] }), {
    denylist: SERVER_PATHS,
  }),
)

// The server withdraws images, such as those of suspended members. No copy lives longer than the server allows.
const limit = new ExpirationPlugin({
  maxEntries: IMAGES_MAX,
  maxAgeSeconds: MEDIA_CACHE_SECONDS,
  purgeOnQuotaError: true,
})
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && IMAGES.test(url.pathname),
  new CacheFirst({ cacheName: IMAGES_CACHE, plugins: [{ cacheWillUpdate: ifCacheable }, limit] }),
)

// Templates, stickers, fonts and emoji of the meme editor. Their URLs change with their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && MEME_FILES.test(url.pathname),
  new CacheFirst({
    cacheName: 'meme-files',
    plugins: [new ExpirationPlugin({ maxEntries: MEME_FILES_MAX, purgeOnQuotaError: true })],
  }),
)

async function ifCacheable({ response }: { response: Response }): Promise<Response | null> {
  const isPrivate = response.headers.get('cache-control')?.includes('no-store')
  return response.status === 200 && !isPrivate ? response : null
}

listenForPushMessages()

addEventListener('message', (event) => {
  if (event.data === CLEAR_IMAGE_CACHE && isWorkerEvent(event)) event.waitUntil(clearImages())
})

/** The method of the plugin skips caches that this run of the worker has not used. */
async function clearImages(): Promise<void> {
  await caches.delete(IMAGES_CACHE)
  await new CacheExpiration(IMAGES_CACHE, { maxEntries: IMAGES_MAX }).delete()
}

import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { MEDIA_CACHE_SECONDS } from '#rules/limits.ts'
import { FORGET_PICTURES } from './clear-image-cache.ts'

/** The files of this build; the build itself writes them here. */
declare const BUILT_FILES: { url: string; revision: string | null }[]

/** Seconds that a page may take before the one kept here is shown instead. */
const PATIENCE = 4
const PICTURES = /^\/media\/(image|avatar)\//
const PICTURES_MAX = 120
/** What the server answers by itself: no page of the site. */
const NOT_THE_SITE = [/^\/(api|graphql|media|health|metrics)(\/|\?|$)/]

/*
 * The site from here, when it cannot be had from the server. A new version of this waits until no tab needs the old one
 * any more: until then each tab finds the files it was built with.
 */
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(BUILT_FILES, { directoryIndex: '', cleanURLs: false })

const shell = new PrecacheFallbackPlugin({ fallbackURL: '/index.html' })
registerRoute(
  new NavigationRoute(new NetworkOnly({ networkTimeoutSeconds: PATIENCE, plugins: [shell] }), {
    denylist: NOT_THE_SITE,
  }),
)

// The server withdraws pictures, of suspended members for example: no copy outlives the time that the server allows.
const limit = new ExpirationPlugin({
  maxEntries: PICTURES_MAX,
  maxAgeSeconds: MEDIA_CACHE_SECONDS,
  purgeOnQuotaError: true,
})
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && PICTURES.test(url.pathname),
  new CacheFirst({ cacheName: 'pictures', plugins: [{ cacheWillUpdate: ifMayBeKept }, limit] }),
)

async function ifMayBeKept({ response }: { response: Response }): Promise<Response | null> {
  const isPrivate = response.headers.get('cache-control')?.includes('no-store')
  return response.status === 200 && !isPrivate ? response : null
}

addEventListener('message', ({ data }) => {
  if (data === FORGET_PICTURES) void limit.deleteCacheAndMetadata()
})

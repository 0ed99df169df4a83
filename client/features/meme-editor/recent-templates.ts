import { createObservable } from '#client/ui/browser/observable.ts'
import { safeLocalStorage } from '#client/ui/browser/storage.ts'

const KEY = 'recent meme templates'
const RECENT_MAX = 8

/** The slugs of the templates that were used on this device, the latest first. */
export const recentTemplates = createObservable(readStored())

export function rememberTemplate(slug: string): void {
  const slugs = [slug, ...recentTemplates.get().filter((other) => other !== slug)].slice(0, RECENT_MAX)
  recentTemplates.set(slugs)
  safeLocalStorage.setJson(KEY, slugs)
}

function readStored(): readonly string[] {
  const stored = safeLocalStorage.getJson(KEY)
  return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string') : []
}

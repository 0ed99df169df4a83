import { paths } from '#client/paths.ts'
import { notify } from '#client/ui/toast.ts'

/** The absolute URL of a post. */
export const postUrl = (databaseId: string) => new URL(paths.post(databaseId), window.location.origin).href

type Shared = { title: string; text: string; url: string }

/** Opens the share dialog of the device or copies the link. Resolves to whether the link was shared or copied. */
export async function shareOrCopyLink(shared: Shared): Promise<boolean> {
  if ('share' in navigator) {
    try {
      await navigator.share(shared)
      return true
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false
      // Falls back to the clipboard.
    }
  }
  return copyLink(shared.url)
}

/** Resolves to whether the link was copied. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    notify.success('Link copied')
    return true
  } catch {
    notify.error('The link could not be copied')
    return false
  }
}

import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'

type Shared = { title: string; text: string; url: string }

/** Lets the reader choose where it goes; where nothing can be chosen, the link is copied. Tells whether it went anywhere. */
export async function shareOrCopyLink(shared: Shared): Promise<boolean> {
  if ('share' in navigator) {
    try {
      await navigator.share(shared)
      return true
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false
      // What this browser cannot share it can still copy.
    }
  }
  return copyLink(shared.url)
}

async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    notify.success(messages.linkCopied)
    return true
  } catch {
    notify.error(messages.linkCopyFailed)
    return false
  }
}

import { safeSessionStorage } from '#client/ui/browser/storage.ts'

const KEY = 'meme editor is open'

/** Whether the page was left without leaving the editor, as a reload does. */
export const isOpenInTab = () => safeSessionStorage.get(KEY) !== null

/** The returned function removes the mark. */
export function markOpenInTab(): () => void {
  safeSessionStorage.set(KEY, 'yes')
  return () => safeSessionStorage.remove(KEY)
}

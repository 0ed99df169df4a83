import { del, get, set } from 'idb-keyval'
import { emptyDraft, type DraftContent } from './draft-content.ts'

type StoredContent = Omit<DraftContent, 'file'> & { hasFile: boolean }

/**
 * Text is stored synchronously in localStorage, because the page can close at any time, and the file in IndexedDB.
 * Where storage is disabled or full, the draft lasts as long as the page.
 */
export function storeContent(key: string, { file, ...content }: DraftContent): void {
  const stored: StoredContent = { ...content, hasFile: file !== null }
  try {
    localStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Storage is disabled or full.
  }
}

export async function storeFile(key: string, file: File | null): Promise<void> {
  try {
    await (file ? set(key, file) : del(key))
  } catch {
    // Storage is disabled or full.
  }
}

export function readContent(key: string): StoredContent {
  try {
    const stored: Partial<StoredContent> = JSON.parse(localStorage.getItem(key) ?? '{}')
    return { ...emptyDraft, hasFile: false, ...stored }
  } catch {
    return { ...emptyDraft, hasFile: false }
  }
}

export async function readFile(key: string): Promise<File | null> {
  try {
    const file = await get<unknown>(key)
    return file instanceof File ? file : null
  } catch {
    return null
  }
}

export async function deleteDraft(key: string): Promise<void> {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is disabled.
  }
  await storeFile(key, null)
}

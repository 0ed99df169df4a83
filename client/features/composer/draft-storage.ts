import { del, get, set } from 'idb-keyval'
import { emptyDraft, type PostDraft } from './post-draft.ts'

/** What is kept of a draft beside its picture. The storage is older than the page: it may hold anything. */
type Kept = Omit<PostDraft, 'file'> & { hasFile: boolean }

/**
 * Words at once, since the page may be gone with the next key; the file where files can be. Each member has their own.
 * Storage may be switched off or full: the draft is then only as old as the page.
 */
export function keepWords(memberId: string, { file, ...words }: PostDraft): void {
  const kept: Kept = { ...words, hasFile: file !== null }
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify(kept))
  } catch {
    // See above.
  }
}

export async function keepFile(memberId: string, file: File | null): Promise<void> {
  try {
    await (file ? set(keyOf(memberId), file) : del(keyOf(memberId)))
  } catch {
    // See above.
  }
}

export function readWords(memberId: string): Kept {
  try {
    const kept: Partial<Kept> = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? '{}')
    return { ...emptyDraft, hasFile: false, ...kept }
  } catch {
    return { ...emptyDraft, hasFile: false }
  }
}

export async function readFile(memberId: string): Promise<File | null> {
  try {
    const file = await get<unknown>(keyOf(memberId))
    return file instanceof File ? file : null
  } catch {
    return null
  }
}

export async function forgetDraft(memberId: string): Promise<void> {
  try {
    localStorage.removeItem(keyOf(memberId))
  } catch {
    // See above.
  }
  await keepFile(memberId, null)
}

function keyOf(memberId: string): string {
  return `draft of ${memberId}`
}

import { del, delMany, get, keys, set } from 'idb-keyval'
import { createObservable } from '#client/ui/browser/observable.ts'
import { isEnded, readSessionRecord } from '#client/session/stored-session.ts'
import { safeLocalStorage, tryDatabase } from '#client/ui/browser/storage.ts'

const OWNER = 'draft owner'

/** The `memberId` of drafts that a visitor writes. */
export const VISITOR = 'visitor'

type DraftKey = {
  memberId: string
  /** What the draft is for, such as a post or a reply to a comment. */
  subject: string
}

type Identified<TFields> = TFields & {
  /** Changes with the content, so that sending the same content twice creates one object. */
  idempotencyKey: string
}

export type Draft<TFields> = ReturnType<typeof createDraft<TFields>>

/**
 * What a member is writing. Each change is stored synchronously in `localStorage`, because the page can close at any time.
 * Without a key, or where storage is disabled, the draft lasts as long as the page.
 */
export function createDraft<TFields>(key: DraftKey | undefined, emptyFields: TFields) {
  const storageKey = key && prefixOf(key.memberId) + key.subject
  const empty: Identified<TFields> = { ...emptyFields, idempotencyKey: '' }
  const stored = storageKey ? safeLocalStorage.getJson(storageKey) : null
  const content = createObservable<Identified<TFields>>(stored ? { ...empty, ...stored } : empty)
  const update = (fields: Identified<TFields>) => {
    content.set(fields)
    if (storageKey) safeLocalStorage.setJson(storageKey, fields)
  }
  return {
    storageKey,
    empty,
    get: content.get,
    subscribe: content.subscribe,
    change: (part: Partial<TFields>) =>
      update({ ...content.get(), ...part, idempotencyKey: newIdempotencyKey() }),
    /** Stores what is not part of the content that will be sent. */
    note: (part: Partial<TFields>) => update({ ...content.get(), ...part }),
    clear() {
      content.set(empty)
      if (!storageKey) return
      safeLocalStorage.remove(storageKey)
      void tryDatabase(() => del(storageKey))
    },
  }
}

/** Stored, because the session can end while no page is open. */
export function setDraftOwner(memberId: string): void {
  safeLocalStorage.set(OWNER, memberId)
}

/** Deletes the drafts of the last member with their files, unless the session merely expired. */
export async function deleteEndedDrafts(): Promise<void> {
  const memberId = safeLocalStorage.get(OWNER)
  if (memberId === null || !isEnded(readSessionRecord())) return
  const isOwn = (key: IDBValidKey) => typeof key === 'string' && key.startsWith(prefixOf(memberId))
  for (const key of safeLocalStorage.keys().filter(isOwn)) safeLocalStorage.remove(key)
  await tryDatabase(async () => delMany((await keys()).filter(isOwn)))
}

export function hasDraft({ memberId, subject }: DraftKey): boolean {
  return safeLocalStorage.get(prefixOf(memberId) + subject) !== null
}

/** Makes the drafts of a visitor those of the member who has signed in, in place of drafts with the same subject. */
export async function adoptVisitorDrafts(memberId: string): Promise<void> {
  const prefix = prefixOf(VISITOR)
  const adopted = (key: string) => prefixOf(memberId) + key.slice(prefix.length)
  await tryDatabase(async () => {
    for (const key of await keys()) {
      if (typeof key !== 'string' || !key.startsWith(prefix)) continue
      await set(adopted(key), await get(key))
      await del(key)
    }
  })
  for (const key of safeLocalStorage.keys().filter((name) => name.startsWith(prefix))) {
    safeLocalStorage.set(adopted(key), safeLocalStorage.get(key) ?? '')
    safeLocalStorage.remove(key)
  }
}

function prefixOf(memberId: string): string {
  return `draft of ${memberId}: `
}

/** `crypto.randomUUID` exists only on secure origins, and a local installation may have none. */
function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}

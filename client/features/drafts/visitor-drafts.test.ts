import { get, set } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { stubUploads } from '#tests/support/stub-uploads.ts'
import { pictureFile } from '#tests/support/show-composer.tsx'
import { createAttachment, noAttachment } from './attachment.ts'
import { adoptVisitorDrafts, createDraft, hasDraft, VISITOR } from './draft.ts'

const ofVisitor = { memberId: VISITOR, subject: 'meme' }
const ofMember = { memberId: 'ann', subject: 'meme' }

let server: ReturnType<typeof stubUploads>
beforeEach(() => {
  localStorage.clear()
  server = stubUploads()
})

test('drafts of a visitor become those of the member who signs in, with their files', async () => {
  const draft = createDraft(ofVisitor, { text: '' })
  draft.change({ text: 'Half a meme' })
  const { idempotencyKey } = draft.get()
  await set(draft.storageKey ?? '', 'a file')
  expect([hasDraft(ofVisitor), hasDraft(ofMember)]).toEqual([true, false])

  await adoptVisitorDrafts('ann')
  expect([hasDraft(ofVisitor), hasDraft(ofMember)]).toEqual([false, true])
  const adopted = createDraft(ofMember, { text: '' })
  expect(adopted.get()).toEqual({ text: 'Half a meme', idempotencyKey })
  expect(await get(adopted.storageKey ?? '')).toBe('a file')
})

test('file of a visitor is stored without an upload, which the member starts', async () => {
  createAttachment(createDraft(ofVisitor, noAttachment), { isVisitors: true }).attach(pictureFile())
  await adoptVisitorDrafts('ann')
  expect(server.uploads).toHaveLength(0)

  const attachment = createAttachment(createDraft(ofMember, noAttachment))
  await attachment.restore()
  expect(attachment.get().file?.name).toBe(pictureFile().name)
  await server.request(1)
})

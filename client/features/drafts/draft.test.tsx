import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { keys } from 'idb-keyval'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pictureFile, showComposer } from '#tests/support/show-composer.tsx'
import { keptMedia, stubUploads } from '#tests/support/stub-uploads.ts'
import { createDraft } from './draft.ts'
import { writeSessionRecord } from '#client/session/stored-session.ts'

const operation = 'createPostMutation'

let server: ReturnType<typeof stubUploads>

beforeEach(() => {
  server = stubUploads()
})

describe('draft', () => {
  test('is restored with its uploaded image', async () => {
    const { user, unmount } = await showComposer()
    write('Half a thought')
    await user.upload(screen.getByLabelText('Image or video file'), pictureFile())
    await user.type(await screen.findByLabelText('Alternative text'), 'A cat')
    await (await server.request(1)).complete(keptMedia('m1'))
    await screen.findByText('The image is uploaded')
    unmount()

    const { variablesOf } = await showComposer()
    expect(text()).toHaveValue('Half a thought')
    expect(await screen.findByRole('img', { name: 'Preview of cat.png' })).toBeInTheDocument()
    expect(screen.getByLabelText('Alternative text')).toHaveValue('A cat')
    await user.click(screen.getByRole('button', { name: 'Post' }))
    expect(variablesOf(operation)['input']).toMatchObject({ text: 'Half a thought', mediaId: 'm1' })
    expect(server.uploads).toHaveLength(1)
  })

  test('uploads its image again after an interruption or shortly before its expiry', async () => {
    const { user, unmount } = await showComposer()
    await user.upload(screen.getByLabelText('Image or video file'), pictureFile())
    const interrupted = await server.request(1)
    unmount()
    expect(interrupted.isAborted).toBe(true)

    const again = await showComposer()
    const expiresAt = new Date(Date.now() + 30_000).toISOString()
    await (await server.request(2)).complete(keptMedia('m1', { expiresAt }))
    await screen.findByText('The image is uploaded')
    again.unmount()

    await showComposer()
    await server.request(3)
  })

  test('belongs to one member and is deleted on sign-out', async () => {
    const { user, unmount } = await showComposer()
    write('A secret')
    await user.upload(screen.getByLabelText('Image or video file'), pictureFile())
    unmount()
    const other = await showComposer({ memberId: 'otto' })
    expect(text()).toHaveValue('')
    other.unmount()

    const back = await showComposer()
    expect(text()).toHaveValue('A secret')
    writeSessionRecord('signing-out')
    back.unmount()
    await showComposer()
    expect(text()).toHaveValue('')
    await waitFor(async () => expect(await keys()).toEqual([]))
  })

  test.each(['signed-out', 'ended'])(
    'of a comment is deleted too (%s), not one of another member',
    async (record) => {
      const { unmount } = await showComposer()
      createDraft({ memberId: 'mira', subject: 'comment on a' }, { text: '' }).change({ text: 'Mine' })
      createDraft({ memberId: 'otto', subject: 'comment on a' }, { text: '' }).change({ text: 'His' })
      writeSessionRecord(record)
      unmount()
      expect(createDraft({ memberId: 'mira', subject: 'comment on a' }, { text: '' }).get().text).toBe('')
      expect(createDraft({ memberId: 'otto', subject: 'comment on a' }, { text: '' }).get().text).toBe('His')
    },
  )

  test('survives an expired session', async () => {
    const { unmount } = await showComposer()
    write('Half a thought')
    writeSessionRecord('expired')
    unmount()
    await showComposer()
    expect(text()).toHaveValue('Half a thought')
  })

  test('is deleted after posting', async () => {
    const { user, resolve } = await showComposer()
    write('Monday called.')
    await user.upload(screen.getByLabelText('Image or video file'), pictureFile())
    await (await server.request(1)).complete(keptMedia('m1'))
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await resolve(operation, { CreatePostResult: () => ({ __typename: 'CreatePostPayload' }) })
    await screen.findByText('The feed')
    expect(await keys()).toEqual([])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft of'))).toEqual([])
  })

  test('is empty when the stored data cannot be read', async () => {
    localStorage.setItem('draft of mira: post', '{"text":')
    await showComposer()
    expect(text()).toHaveValue('')
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled()
  })

  test('lasts as long as the page without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await showComposer()
    await act(async () => write('Still here'))
    expect(text()).toHaveValue('Still here')
  })
})

function text() {
  return screen.getByRole('textbox', { name: 'Text of your post' })
}

function write(value: string) {
  fireEvent.change(text(), { target: { value } })
}

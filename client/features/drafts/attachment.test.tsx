import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { showComposer } from '#tests/support/show-composer.tsx'
import { keptMedia, stubUploads, URL_OF_UPLOAD } from '#tests/support/stub-uploads.ts'

const SIZE = 3 * 1024 * 1024

let server: ReturnType<typeof stubUploads>

beforeEach(() => {
  server = stubUploads()
})

describe('upload of a large file', () => {
  test('is created, sent and its media fetched', async () => {
    await chooseLargeFile()
    expect((await server.request(1)).call).toBe('POST /api/v1/uploads')
    expect((await server.request(1)).headers).toMatchObject({ 'Upload-Length': String(SIZE) })
    await begin(1)
    const sent = await server.request(2)
    expect(sent.call).toBe('PATCH /api/v1/uploads/u1')
    expect(sent.headers).toMatchObject({ 'Upload-Offset': '0' })
    await finish(2)
    expect(await screen.findByText('The image is uploaded')).toBeInTheDocument()
    expect(server.fetched).toEqual(['GET /api/v1/media/m1'])
  })

  test('resumes at the offset of the server after a lost connection', async () => {
    await chooseLargeFile()
    await begin(1)
    await (await server.request(2)).lose()
    await goOn(3, SIZE / 2)
    const rest = await server.request(4)
    expect(rest.headers).toMatchObject({ 'Upload-Offset': String(SIZE / 2) })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await finish(4)
    expect(await screen.findByText('The image is uploaded')).toBeInTheDocument()
  })

  test('pauses while the device is offline and resumes when it is online', async () => {
    await chooseLargeFile()
    await begin(1)
    const cut = await server.request(2)
    await cut.progress(0.5)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await cut.lose()
    expect(await screen.findByRole('alert')).toHaveTextContent("You're currently offline.")
    expect(screen.getByText('Paused at 50%')).toBeVisible()
    expect(server.uploads).toHaveLength(2)
    online.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await goOn(3, SIZE / 4)
    await finish(4)
    expect(await screen.findByText('The image is uploaded')).toBeInTheDocument()
  })

  test('resumes after the page was left', async () => {
    const { unmount } = await chooseLargeFile()
    await begin(1)
    const cut = await server.request(2)
    unmount()
    expect(cut.isAborted).toBe(true)
    expect(server.fetched).toEqual([])
    await showComposer()
    await goOn(3, SIZE / 2)
    expect((await server.request(4)).headers).toMatchObject({ 'Upload-Offset': String(SIZE / 2) })
  })

  test('starts again when the server no longer has it', async () => {
    const { unmount } = await chooseLargeFile()
    await begin(1)
    await server.request(2)
    unmount()
    await showComposer()
    await (await server.request(3)).answer(404, undefined)
    expect((await server.request(4)).call).toBe('POST /api/v1/uploads')
  })

  test('is deleted on the server when it is cancelled', async () => {
    const { user } = await chooseLargeFile()
    await begin(1)
    const sending = await server.request(2)
    await user.click(screen.getByRole('button', { name: 'Cancel the upload' }))
    expect(sending.isAborted).toBe(true)
    expect(server.fetched).toEqual([`DELETE ${URL_OF_UPLOAD}`])
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  test('refused by the server shows its message and cannot be retried', async () => {
    await chooseLargeFile()
    await begin(1)
    const message = 'This file is damaged and cannot be shown. Please choose another one.'
    await (await server.request(2)).answer(415, { success: false, message })
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })
})

async function chooseLargeFile() {
  const view = await showComposer()
  const file = new File([new Uint8Array(SIZE)], 'large.png', { type: 'image/png' })
  await view.user.upload(screen.getByLabelText('Image or video file'), file)
  return view
}

async function begin(number: number): Promise<void> {
  await (await server.request(number)).answer(201, undefined, { Location: URL_OF_UPLOAD })
}

async function goOn(number: number, offset: number): Promise<void> {
  const head = await server.request(number)
  expect(head.call).toBe('HEAD /api/v1/uploads/u1')
  await head.answer(200, undefined, { 'Upload-Offset': String(offset), 'Upload-Length': String(SIZE) })
}

async function finish(number: number): Promise<void> {
  await (await server.request(number)).complete(keptMedia('m1'))
}

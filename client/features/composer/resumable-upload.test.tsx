import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { showComposer } from '#tests/support/show-composer.tsx'
import { keptMedia, stubUploads, type StubUpload } from '#tests/support/stub-uploads.ts'

const SIZE = 3 * 1024 * 1024
const URL_OF_UPLOAD = 'http://localhost:3000/api/v1/uploads/u1'

let uploads: StubUpload[]
let fetched: string[]

beforeEach(() => {
  uploads = stubUploads()
  fetched = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    fetched.push(`${method} ${url}`)
    return Response.json({ success: true, media: keptMedia('m1') })
  })
})

describe('upload of a large file', () => {
  test('is created, sent and its media fetched', async () => {
    await chooseLargeFile()
    expect((await request(1)).call).toBe('POST /api/v1/uploads')
    expect((await request(1)).headers).toMatchObject({ 'Upload-Length': String(SIZE) })
    await begin(1)
    const sent = await request(2)
    expect(sent.call).toBe('PATCH /api/v1/uploads/u1')
    expect(sent.headers).toMatchObject({ 'Upload-Offset': '0' })
    await finish(2)
    expect(await screen.findByText('The image is uploaded')).toBeInTheDocument()
    expect(fetched).toEqual(['GET /api/v1/media/m1'])
  })

  test('resumes at the offset of the server after a lost connection', async () => {
    await chooseLargeFile()
    await begin(1)
    await (await request(2)).lose()
    await goOn(3, SIZE / 2)
    const rest = await request(4)
    expect(rest.headers).toMatchObject({ 'Upload-Offset': String(SIZE / 2) })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await finish(4)
    expect(await screen.findByText('The image is uploaded')).toBeInTheDocument()
  })

  test('pauses while the device is offline and resumes when it is online', async () => {
    await chooseLargeFile()
    await begin(1)
    const cut = await request(2)
    await cut.progress(SIZE / 2 / 100)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await cut.lose()
    expect(await screen.findByRole('alert')).toHaveTextContent("You're currently offline.")
    expect(screen.getByText('Paused at 50%')).toBeVisible()
    expect(uploads).toHaveLength(2)
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
    const cut = await request(2)
    unmount()
    expect(cut.isAborted).toBe(true)
    expect(fetched).toEqual([])
    await showComposer()
    await goOn(3, SIZE / 2)
    expect((await request(4)).headers).toMatchObject({ 'Upload-Offset': String(SIZE / 2) })
  })

  test('starts again when the server no longer has it', async () => {
    const { unmount } = await chooseLargeFile()
    await begin(1)
    await request(2)
    unmount()
    await showComposer()
    await (await request(3)).answer(404, undefined)
    expect((await request(4)).call).toBe('POST /api/v1/uploads')
  })

  test('is deleted on the server when it is cancelled', async () => {
    const { user } = await chooseLargeFile()
    await begin(1)
    const sending = await request(2)
    await user.click(screen.getByRole('button', { name: 'Cancel the upload' }))
    expect(sending.isAborted).toBe(true)
    expect(fetched).toEqual([`DELETE ${URL_OF_UPLOAD}`])
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  test('refused by the server shows its message and cannot be retried', async () => {
    await chooseLargeFile()
    await begin(1)
    const message = 'This file is damaged and cannot be shown. Please choose another one.'
    await (await request(2)).answer(415, { success: false, message })
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

/** Resolves to the nth request when it is sent. */
async function request(number: number): Promise<StubUpload> {
  await waitFor(() => expect(uploads.length).toBeGreaterThanOrEqual(number), { timeout: 10_000 })
  const upload = uploads[number - 1]
  if (!upload) throw new Error('Waited for above')
  return upload
}

async function begin(number: number): Promise<void> {
  await (await request(number)).answer(201, undefined, { Location: URL_OF_UPLOAD })
}

async function goOn(number: number, offset: number): Promise<void> {
  const head = await request(number)
  expect(head.call).toBe('HEAD /api/v1/uploads/u1')
  await head.answer(200, undefined, { 'Upload-Offset': String(offset), 'Upload-Length': String(SIZE) })
}

async function finish(number: number): Promise<void> {
  const headers = { 'Upload-Offset': String(SIZE), 'Content-Location': '/api/v1/media/m1' }
  await (await request(number)).answer(204, undefined, headers)
}

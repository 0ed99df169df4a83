import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { get, keys } from 'idb-keyval'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConversionOptions } from '#client/uploads/convert-video.ts'
import { showComposer } from '#tests/support/show-composer.tsx'
import { keptMedia, stubUploads } from '#tests/support/stub-uploads.ts'

type Conversion = ConversionOptions & {
  original: File
  resolve: (converted: File) => void
  reject: (error: Error) => void
}

const conversions: Conversion[] = []
vi.mock('#client/uploads/convert-video.ts', () => ({
  convertToMp4: (original: File, options: ConversionOptions) =>
    new Promise<File>((resolve, reject) => conversions.push({ ...options, original, resolve, reject })),
}))

let server: ReturnType<typeof stubUploads>

beforeEach(() => {
  server = stubUploads()
  conversions.length = 0
})

describe('QuickTime attachment', () => {
  test('is converted with its progress, and the MP4 file is stored and uploaded', async () => {
    await chooseMov()
    const conversion = await started(1)
    await act(async () => conversion.onProgress(0.4))
    expect(screen.getByRole('progressbar', { name: 'Conversion progress' })).toHaveAttribute('value', '40')
    expect(screen.getByText('Converting video: 40%')).toBeVisible()
    expect(screen.getByText('Converting the video')).toBeInTheDocument()
    expect(server.uploads).toEqual([])

    await act(async () => conversion.resolve(mp4File()))
    const upload = await server.request(1)
    expect(upload.headers['Upload-Length']).toBe(String(mp4File().size))
    expect(screen.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
    await upload.complete(keptMedia('m1'))
    expect(await screen.findByText('The video is uploaded')).toBeInTheDocument()
    expect(await storedFile()).toMatchObject({ name: 'IMG_1.mp4', type: 'video/mp4' })
  })

  test('delays the post until it is converted and uploaded', async () => {
    const { user, variablesOf, pendingOperations } = await chooseMov()
    const conversion = await started(1)
    await user.click(screen.getByRole('button', { name: 'Post' }))
    expect(pendingOperations()).toEqual([])
    await act(async () => conversion.resolve(mp4File()))
    await (await server.request(1)).complete(keptMedia('m1'))
    await waitFor(() => expect(variablesOf('createPostMutation')).toMatchObject({ input: { mediaId: 'm1' } }))
  })

  test('without a type is recognized by its extension', async () => {
    await chooseMov(new File(['moov'], 'IMG_1.MOV'))
    expect((await started(1)).original.name).toBe('IMG_1.MOV')
  })

  test('that is too large is refused before its conversion', async () => {
    const large = Object.defineProperty(movFile(), 'size', { value: 41.5 * 1024 * 1024 })
    await chooseMov(large)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'File size cannot exceed 50MB. Current file is 41.5 MB.',
    )
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(conversions).toEqual([])
  })

  test('that cannot be converted can be removed', async () => {
    const { user } = await chooseMov()
    await user.type(screen.getByRole('textbox', { name: 'Text of your post' }), 'Look at this')
    const conversion = await started(1)
    await act(async () => conversion.reject(new Error('MP4 cannot contain it')))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This video could not be converted to MP4. Please choose an MP4 or WebM file.',
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Remove the video' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Post' })).toBeEnabled()
    expect(server.uploads).toEqual([])
  })

  test('is removed when its conversion is cancelled', async () => {
    const { user } = await chooseMov()
    const conversion = await started(1)
    await user.click(await screen.findByRole('button', { name: 'Cancel the conversion' }))
    expect(conversion.signal.aborted).toBe(true)
    await act(async () => {
      conversion.onProgress(0.9)
      conversion.resolve(mp4File())
    })
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(server.uploads).toEqual([])
    expect(await keys()).toEqual([])
  })

  test('is converted again after the page was left', async () => {
    const { unmount } = await chooseMov()
    const cut = await started(1)
    unmount()
    expect(cut.signal.aborted).toBe(true)
    await showComposer()
    const again = await started(2)
    await act(async () => again.resolve(mp4File()))
    await server.request(1)
  })
})

function movFile() {
  return new File(['moov'], 'IMG_1.MOV', { type: 'video/quicktime' })
}

function mp4File() {
  return new File(['moov of MP4'], 'IMG_1.mp4', { type: 'video/mp4' })
}

async function chooseMov(file = movFile()) {
  const view = await showComposer()
  if (file.type) await view.user.upload(screen.getByLabelText('Image or video file'), file)
  else fireEvent.change(screen.getByLabelText('Image or video file'), { target: { files: [file] } })
  return view
}

/** Resolves to the nth conversion when it is running. */
async function started(number: number): Promise<Conversion> {
  return vi.waitUntil(() => conversions[number - 1])
}

async function storedFile(): Promise<unknown> {
  const [key] = await keys()
  return key && get(key)
}

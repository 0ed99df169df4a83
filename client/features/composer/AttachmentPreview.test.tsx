import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#client/paths.ts'
import { advanceTimers } from '#tests/support/advance-timers.ts'
import { pictureFile, showComposer } from '#tests/support/show-composer.tsx'
import { keptMedia, stubUploads } from '#tests/support/stub-uploads.ts'

const operation = 'createPostMutation'

let server: ReturnType<typeof stubUploads>

beforeEach(() => {
  server = stubUploads()
})

describe('image attachment', () => {
  test('is uploaded when it is chosen, with its progress', async () => {
    const { user } = await showComposer()
    await attach(user, pictureFile())
    await screen.findByRole('img', { name: 'Preview of cat.png' })
    const upload = await server.request(1)
    expect(upload.call).toBe('POST /api/v1/uploads')
    expect(upload.body).toBeInstanceOf(Blob)
    await upload.progress(0.5)
    expect(screen.getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute('value', '50')
    expect(screen.getByText('Uploading 50%')).toBeVisible()
    await upload.progress(1)
    expect(screen.getByText('Almost there…')).toBeVisible()
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value')
    await complete(1, keptMedia('m1'))
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(screen.getByText('The image is uploaded')).toBeInTheDocument()
  })

  test('is posted without text and with its alternative text', async () => {
    const { user, variablesOf } = await showComposer()
    await attach(user, pictureFile())
    expect(description()).toHaveAccessibleDescription(/Helps people who cannot see the image/)
    await user.type(description(), 'A cat')
    expect(description()).toHaveAccessibleDescription('5/1500')
    await complete(1, keptMedia('m1'))
    await user.click(postButton())
    expect(variablesOf(operation)).toMatchObject({
      input: { text: '', mediaId: 'm1', altText: 'A cat', idempotencyKey: expect.any(String) },
    })
  })

  test('is marked as sensitive until it is replaced', async () => {
    const { user, variablesOf } = await showComposer()
    await attach(user, pictureFile())
    await complete(1, keptMedia('m1'))
    await user.click(screen.getByRole('checkbox', { name: /^Sensitive/ }))
    await attach(user, pictureFile())
    expect(await screen.findByRole('checkbox', { name: /^Sensitive/ })).not.toBeChecked()
    await complete(2, keptMedia('m2'))
    await user.click(screen.getByRole('checkbox', { name: /^Sensitive/ }))
    await user.click(postButton())
    expect(variablesOf(operation)).toMatchObject({ input: { mediaId: 'm2', isSensitive: true } })
  })

  test('delays the post until it is uploaded', async () => {
    const { user, pendingOperations } = await showComposer()
    await attach(user, pictureFile())
    await user.click(postButton())
    expect(screen.getByRole('button', { name: 'Posting...' })).toBeVisible()
    expect(pendingOperations()).toEqual([])
    await complete(1, keptMedia('m1'))
    expect(pendingOperations()).toContain(operation)
  })

  test('is uploaded while the member is on another screen', async () => {
    const { user, router } = await showComposer()
    await attach(user, pictureFile())
    const upload = await server.request(1)
    await act(() => router.navigate(paths.trending))
    expect(upload.isAborted).toBe(false)
    await complete(1, keptMedia('m1'))
    await act(() => router.navigate(paths.compose))
    expect(preview('cat.png')).toBeInTheDocument()
    expect(server.uploads).toHaveLength(1)
  })

  test('can be cancelled during the upload, which also cancels the post', async () => {
    const { user, pendingOperations } = await showComposer()
    await user.type(text(), 'Look at this')
    await attach(user, pictureFile())
    const upload = await server.request(1)
    await user.click(postButton())
    await user.click(screen.getByRole('button', { name: 'Cancel the upload' }))
    expect(upload.isAborted).toBe(true)
    expect(screen.queryByRole('img', { name: /Preview/ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add an image or video' })).toHaveFocus()
    expect(postButton()).toBeEnabled()
    expect(text()).toHaveValue('Look at this')
    expect(pendingOperations()).toEqual([])
  })

  test('is deleted on the server when it is removed or replaced', async () => {
    const { user } = await showComposer()
    await attach(user, pictureFile())
    await complete(1, keptMedia('m1'))
    await attach(user, pictureFile('dog.png'))
    expect(preview('dog.png')).toBeInTheDocument()
    await complete(2, keptMedia('m2'))
    await user.click(screen.getByRole('button', { name: 'Remove the image' }))
    expect(screen.queryByRole('img', { name: /Preview/ })).not.toBeInTheDocument()
    expect(postButton()).toBeDisabled()
    expect(server.fetched.filter((call) => call.startsWith('DELETE'))).toEqual([
      'DELETE /api/v1/media/m1',
      'DELETE /api/v1/media/m2',
    ])
  })

  test('can be pasted, dropped or taken with the camera of a touch device', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }))
    const { user } = await showComposer()
    fireEvent.paste(text(), { clipboardData: { files: [pictureFile()], getData: () => '' } })
    expect(await screen.findByRole('img', { name: 'Preview of cat.png' })).toBeInTheDocument()

    const form = screen.getByRole('form', { name: 'New post' })
    const dataTransfer = { types: ['Files'], files: [pictureFile('dog.png')] }
    fireEvent.dragOver(form, { dataTransfer })
    expect(screen.getByText('Drop your image or video here')).toBeVisible()
    fireEvent.drop(form, { dataTransfer })
    expect(screen.queryByText('Drop your image or video here')).not.toBeInTheDocument()
    expect(await screen.findByRole('img', { name: 'Preview of dog.png' })).toBeInTheDocument()

    expect(screen.getByRole('button', { name: 'Take a photo' })).toBeVisible()
    expect(screen.getByLabelText('Photo from the camera')).toHaveAttribute('capture', 'environment')
    await user.upload(screen.getByLabelText('Photo from the camera'), pictureFile('photo.png'))
    expect(await screen.findByRole('img', { name: 'Preview of photo.png' })).toBeInTheDocument()
  })

  test('dropped beside the composer does not replace the page', async () => {
    await showComposer()
    const dataTransfer = { types: ['Files'], files: [pictureFile()] }
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false)
    expect(screen.queryByRole('img', { name: /Preview/ })).not.toBeInTheDocument()
  })

  test('without a preview is hidden, and the next one has its own aspect ratio', async () => {
    const { user } = await showComposer()
    await attach(user, pictureFile())
    fireEvent.error(preview('cat.png'))
    expect(screen.queryByRole('img', { name: /Preview/ })).not.toBeInTheDocument()
    await attach(user, pictureFile('dog.png'))
    const dog = preview('dog.png')
    Object.defineProperties(dog, { naturalWidth: { value: 300 }, naturalHeight: { value: 200 } })
    fireEvent.load(dog)
    expect(dog.parentElement).toHaveStyle({ aspectRatio: 1.5 })
  })

  test('as an animated PNG comes with the notice that it will not move', async () => {
    const { user } = await showComposer()
    const start = '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'
    await attach(
      user,
      new File([`${start}\0\0\0\u0008acTL\0\0\0\u0002IDAT`], 'dance.png', { type: 'image/png' }),
    )
    expect(await screen.findByText(/The animation of PNG images is not kept/)).toBeVisible()
    await attach(user, new File([`${start}\0\0\0\u0008IDATacTL`], 'still.png', { type: 'image/png' }))
    expect(preview('still.png')).toBeInTheDocument()
    expect(screen.queryByText(/The animation of PNG images is not kept/)).not.toBeInTheDocument()
  })

  test('does not animate with reduced motion until it is started', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }))
    const { user } = await showComposer()
    await user.upload(filePicker(), pictureFile('dance.gif', 'image/gif'))
    const start = await screen.findByRole('button', { name: /^Play animation/ })
    expect(screen.queryByRole('img', { name: /Preview/ })).not.toBeInTheDocument()
    await user.click(start)
    expect(preview('dance.gif')).toBeInTheDocument()
  })

  test('cannot be posted with alternative text that is too long', async () => {
    const { user } = await showComposer()
    await attach(user, pictureFile())
    fireEvent.change(description(), { target: { value: 'x'.repeat(1501) } })
    expect(description()).toHaveAccessibleDescription('The description of the image is too long.')
    expect(postButton()).toBeDisabled()
  })
})

describe('unsupported file', () => {
  test('is refused before its upload until the message is dismissed', async () => {
    const { user } = await showComposer()
    await user.type(text(), 'Look at this')
    choose(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, AVI, MOV, WMV, FLV, WebM, MKV) file.',
    )
    expect(postButton()).toBeDisabled()
    choose(Object.defineProperty(pictureFile(), 'size', { value: 41.5 * 1024 * 1024 }))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'File size cannot exceed 50MB. Current file is 41.5 MB.',
    )
    expect(server.uploads).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add an image or video' })).toHaveFocus()
    expect(postButton()).toBeEnabled()
  })

  test('refused by the server cannot be retried', async () => {
    const { user } = await showComposer()
    await attach(user, pictureFile())
    const message = 'This file is damaged and cannot be shown. Please choose another one.'
    await (await server.request(1)).answer(415, { success: false, message })
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(postButton()).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Remove the image' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('failed upload', () => {
  test('is retried on request after four automatic retries', async () => {
    const { user } = await showComposer()
    await attach(user, pictureFile())
    const upload = await server.request(1)
    vi.useFakeTimers()
    await upload.lose()
    for (const seconds of [0.5, 2, 5, 10]) {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      await advanceTimers(seconds * 1000)
      await server.uploads.at(-1)?.lose()
      await advanceTimers(0)
    }
    expect(screen.getByRole('alert')).toHaveTextContent('The upload failed. Your draft is saved here.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancel the upload' })).toHaveFocus()
    await complete(6, keptMedia('m1'))
    expect(screen.getByText('The image is uploaded')).toBeInTheDocument()
  })

  test('is retried with the post, which shows another failure', async () => {
    const { user, pendingOperations } = await showComposer()
    await attach(user, pictureFile())
    await (await server.request(1)).answer(429, undefined)
    expect(screen.getByRole('alert')).toHaveTextContent('HTTP error! status: 429')
    await user.click(postButton())
    await (await server.request(2)).answer(408, undefined)
    expect(screen.getByRole('alert')).toHaveTextContent('HTTP error! status: 408')
    expect(postButton()).toBeEnabled()
    expect(pendingOperations()).toEqual([])
  })

  test('is retried when the device is online', async () => {
    const { user } = await showComposer()
    await attach(user, pictureFile())
    const upload = await server.request(1)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await upload.lose()
    expect(screen.getByRole('alert')).toHaveTextContent("You're currently offline.")
    online.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    await server.request(2)
  })

  test('is repeated with its post when the server no longer has the file', async () => {
    const { user, answer, variablesOf } = await showComposer()
    await attach(user, pictureFile())
    await complete(1, keptMedia('m1'))
    await user.click(postButton())
    const first = variablesOf(operation)['input']
    await answer(operation, {
      data: {
        createPost: {
          __typename: 'ValidationError',
          __isError: 'ValidationError',
          message: 'There is no such upload of yours.',
          fields: [{ path: 'mediaId' }],
        },
      },
    })
    await complete(2, keptMedia('m2'))
    await waitFor(() => expect(variablesOf(operation)['input']).toMatchObject({ mediaId: 'm2' }))
    expect(variablesOf(operation)['input'].idempotencyKey).not.toBe(first.idempotencyKey)
  })
})

async function complete(number: number, media: ReturnType<typeof keptMedia>) {
  await (await server.request(number)).complete(media)
}

function text() {
  return screen.getByRole('textbox', { name: 'Text of your post' })
}

/** The first attachment of a file loads the preview. */
async function attach({ upload }: UserEvent, file: File): Promise<void> {
  await upload(filePicker(), file)
  await screen.findByRole('img', { name: `Preview of ${file.name}` })
}

function description() {
  return screen.getByRole('textbox', { name: 'Alternative text' })
}

function preview(name: string) {
  return screen.getByRole('img', { name: `Preview of ${name}` })
}

function postButton() {
  return screen.getByRole('button', { name: 'Post' })
}

function filePicker() {
  return screen.getByLabelText('Image or video file')
}

/** Drag and drop can bypass the accepted types of the file picker. */
function choose(file: File) {
  fireEvent.change(filePicker(), { target: { files: [file] } })
}

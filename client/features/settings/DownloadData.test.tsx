import { screen, waitFor } from '@testing-library/react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { settingsLoaderDataQuery } from '#client/__generated__/settingsLoaderDataQuery.graphql.ts'
import { settingsQueries } from '#client/routes/settings/settingsLoader.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { DownloadData } from './DownloadData.tsx'

const request = vi.fn<typeof fetch>()
const saved: string[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', request)
  URL.createObjectURL = () => 'blob:data'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  request.mockReset()
  saved.length = 0
})

describe('data download', () => {
  test('sends the password and saves the response as a file', async () => {
    request.mockResolvedValue(Response.json({ exportedAt: 'now' }))
    const { user } = await openDialog()
    await user.type(screen.getByLabelText('Your password'), 'Secret!pass')
    await user.click(downloadButton())
    await waitFor(() => expect(saved).toEqual(['guffaw-data.json']))
    const [url, init] = request.mock.calls[0] ?? []
    expect(url).toBe('/api/v1/users/me/data-export')
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify({ password: 'Secret!pass' }) })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('requires the password', async () => {
    const { user } = await openDialog()
    await user.click(downloadButton())
    expect(await screen.findByText('Password is required')).toBeVisible()
    expect(request).not.toHaveBeenCalled()
  })

  test('shows a wrong password at its field', async () => {
    refuse(400, 'VALIDATION_FAILED', 'Incorrect password')
    const { user } = await openDialog()
    await user.type(screen.getByLabelText('Your password'), 'Wrong!pass')
    await user.click(downloadButton())
    await waitFor(() =>
      expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Incorrect password'),
    )
    expect(saved).toEqual([])
  })

  test('requires a recent sign-in instead of a password from members who have none', async () => {
    refuse(403, 'RECENT_SIGN_IN_REQUIRED', 'Please log out and log in again.')
    const { user } = await openDialog(false)
    expect(screen.queryByLabelText('Your password')).toBeNull()
    await user.click(downloadButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Please log out and log in again.')
  })

  test('shows that the server is unreachable', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'))
    const { user } = await openDialog(false)
    await user.click(downloadButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to download your data')
  })
})

function refuse(status: number, code: string, message: string): void {
  request.mockResolvedValue(Response.json({ success: false, code, message }, { status }))
}

async function openDialog(hasPassword = true) {
  const view = renderWithRelay(<Download />)
  await view.resolve('settingsLoaderDataQuery', { Viewer: () => ({ hasPassword }) })
  await view.user.click(screen.getByRole('button', { name: 'Download your data' }))
  return view
}

function Download() {
  const { viewer } = useLazyLoadQuery<settingsLoaderDataQuery>(settingsQueries.data, {})
  return viewer && <DownloadData viewer={viewer} />
}

function downloadButton() {
  return screen.getByRole('button', { name: 'Download' })
}

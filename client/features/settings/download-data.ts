import { connectionError } from '#client/relay/errors.ts'
import { withSession } from '#client/relay/with-session.ts'
import { messages } from '#rules/messages.ts'

type ExportRefusal = { code: string; message: string }

/** Downloads the member's data as a file. Resolves to the reason when the server refuses it. */
export async function downloadData(password: string | undefined): Promise<ExportRefusal | null> {
  const response = await withSession(
    () => requestData(password),
    ({ status }) => status === 401,
  )
  if (!response.ok) return readRefusal(await response.json().catch(() => null))
  saveFile(await response.blob(), 'guffaw-data.json')
  return null
}

async function requestData(password: string | undefined): Promise<Response> {
  return fetch('/api/v1/users/me/data-export', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  }).catch((error: unknown) => {
    throw connectionError(error)
  })
}

function readRefusal(body: unknown): ExportRefusal {
  const { code, message } = Object(body)
  return { code: String(code), message: typeof message === 'string' ? message : messages.dataExportFailed }
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

import { connectionError } from '#client/relay/errors.ts'
import { withSession } from '#client/relay/with-session.ts'
import { messages } from '#rules/messages.ts'

type ExportRefusal = { message: string; fields?: { path: string; message: string }[] }

/** Downloads the member's data as a file. Resolves to the reason when the server refuses it. */
export async function downloadData(password: string | undefined): Promise<ExportRefusal | undefined> {
  const response = await withSession(
    () => requestData(password),
    ({ status }) => status === 401,
  )
  if (!response.ok) return readRefusal(await response.json().catch(() => null))
  saveFile(await response.blob(), 'guffaw-data.json')
  return undefined
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

/** The same shape as a refused mutation. Only the password can be invalid. */
function readRefusal(body: unknown): ExportRefusal {
  const { code, message } = Object(body)
  if (typeof message !== 'string') return { message: messages.dataExportFailed }
  return code === 'VALIDATION_FAILED' ? { message, fields: [{ path: 'password', message }] } : { message }
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

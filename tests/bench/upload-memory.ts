// Measures how much the server's memory grows while 100 files of 40 MB are uploaded, four at a time, by both APIs.
//   npm run build && npx tsx tests/bench/upload-memory.ts
/* oxlint-disable no-console -- a command speaks to whoever typed it */
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Upload } from 'tus-js-client'
import { MEDIA_FILE_MAX_BYTES } from '#rules/limits.ts'
import { registration } from '#tests/support/members.ts'
import { textAt } from '#tests/support/json.ts'
import { startServerProcess } from '#tests/support/server-process.ts'

const UPLOADS = 100
const AT_ONCE = 4
/** Milliseconds. */
const LOOK_EVERY = 50
const MEGABYTE = 1024 * 1024

/** Starts like a video and has the maximum size. Without ffmpeg it is kept unchanged. */
const VIDEO = Buffer.alloc(MEDIA_FILE_MAX_BYTES)
VIDEO.write('\0\0\0\u{18}ftypisom\0\0\0\0isommp42', 'latin1')

type Server = { url: string; token: string }
/** Uploads the video; resolves to the id of its media. */
type Door = (server: Server) => Promise<string>

const doors: Record<string, Door> = {
  'POST /api/v1/media': async (server) => {
    const form = new FormData()
    form.append('file', new Blob([VIDEO]), 'video.mp4')
    return textAt(await call(server, 'POST', '/media', form), 'media.id')
  },
  'tus, /api/v1/uploads': ({ url, token }) =>
    new Promise((resolve, reject) => {
      new Upload(VIDEO, {
        endpoint: `${url}/api/v1/uploads`,
        headers: { authorization: `Bearer ${token}` },
        retryDelays: null,
        onError: reject,
        onSuccess: ({ lastResponse }) =>
          resolve(path.basename(lastResponse.getHeader('Content-Location') ?? '')),
      }).start()
    }),
}

/** Parses mails in the log. Never empty, because an empty pattern would match. */
const usedCodes = ['none']

for (const [name, door] of Object.entries(doors)) console.log(await measure(name, door))

async function measure(name: string, door: Door): Promise<string> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'guffaw-bench-'))
  const { child, line, ended } = startServerProcess({
    DATA_DIR: dataDirectory,
    RATE_LIMITS: 'off',
    FFMPEG_PATH: path.join(dataDirectory, 'none'),
  })
  const ready = await line(/^Guffaw is ready at /)
  const url = ready.replace(/^.* /, '')
  const members: Server[] = []
  for (let number = 0; number < AT_ONCE; number += 1)
    members.push({ url, token: await signIn(url, line, `member${number}`) })
  // Code that is loaded by the first upload belongs to the memory at rest.
  for (const member of members) await uploadAndDelete(member, door)
  const rest = await memoryOf(child)
  let peak = rest
  const watch = setInterval(
    () => void memoryOf(child).then((now) => (peak = Math.max(peak, now))),
    LOOK_EVERY,
  )
  const startedAt = performance.now()
  let left = UPLOADS
  const work = async (member: Server) => {
    for (; left > 0;) {
      left -= 1
      await uploadAndDelete(member, door)
    }
  }
  await Promise.all(members.map(work))
  clearInterval(watch)
  const seconds = (performance.now() - startedAt) / 1000
  child.kill('SIGTERM')
  await ended
  await rm(dataDirectory, { recursive: true, force: true })
  const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE)
  return `${name}: ${UPLOADS} × 40 MB in ${seconds.toFixed(0)} s; ${megabytes(rest)} MB at rest, at most ${megabytes(peak - rest)} MB above`
}

async function uploadAndDelete(server: Server, door: Door): Promise<void> {
  await call(server, 'DELETE', `/media/${await door(server)}`)
}

/** Resident bytes. Only available on Linux for other processes. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

async function signIn(
  url: string,
  line: (pattern: RegExp) => Promise<string>,
  username: string,
): Promise<string> {
  const member = registration({ username, email: `${username}@mail.example` })
  const nobody: Server = { url, token: '' }
  await call(nobody, 'POST', '/auth/register', JSON.stringify(member))
  const mail = await line(new RegExp(`with the code (?!${usedCodes.join('|')})`))
  const [, otp = ''] = /with the code (\d{6})/.exec(mail) ?? []
  usedCodes.push(otp)
  await call(nobody, 'POST', '/auth/otp-verify', JSON.stringify({ email: member.email, otp }))
  const { email, password } = member
  const answer = await call(nobody, 'POST', '/auth/login', JSON.stringify({ email, password }))
  return textAt(answer, 'tokens.access.token')
}

async function call(
  { url, token }: Server,
  method: string,
  place: string,
  body?: FormData | string,
): Promise<unknown> {
  const headers = {
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
  }
  const response = await fetch(`${url}/api/v1${place}`, { method, headers, ...(body ? { body } : {}) })
  const answer: unknown = await response.json()
  if (!response.ok)
    throw new Error(`${method} ${place} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}

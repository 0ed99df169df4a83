// How long it takes until the last of many subscribers hears of a new post, against a bare `ws` broadcast of the same bytes,
// in rounds that take turns; and how much memory each of them takes.
//   npx tsx tests/bench/subscribers.ts [5000]
/* oxlint-disable no-console -- a command speaks to whoever typed it */
import { once } from 'node:events'
import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fork, type ChildProcess } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { PERSISTED_DOCUMENTS_FILE } from '#server/config/project-root.ts'
import { registration } from '#tests/support/community.ts'
import { textAt } from '#tests/support/json.ts'
import { buildServer, removeBuiltServer, startServerProcess } from '#tests/support/server-process.ts'
import { websocketUrl } from '#tests/support/websocket-client.ts'

const ROUNDS = 7
const AT_ONCE = 100
/** Of the mails in the log. Never empty, since nothing would match then. */
const usedCodes = ['none']
const NAME = 'usePostEventsSubscription'

if (process.argv[2] === 'bare') serveBare()
else await compare(Number(process.argv[2] ?? 5000))

async function compare(count: number): Promise<void> {
  await buildServer()
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'guffaw-bench-'))
  const server = startServerProcess({ DATA_DIR: dataDirectory, RATE_LIMITS: 'off' })
  const bare = fork(import.meta.filename, ['bare'])
  const [bareUrl] = await once(bare, 'message')
  const url = (await server.line(/^Guffaw is ready at /)).replace(/^.* /, '')
  const token = await signIn(url, server.line, 'watcher')
  const author = await signIn(url, server.line, 'author')
  const before = await memoryOf(server.child)
  const ours = await openAll(count, () => openOurs(url, token))
  const after = await memoryOf(server.child)
  const theirs = await openAll(count, () => openSocket(String(bareUrl)))

  const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
  let text = ''
  const post = async () => {
    const form = new FormData()
    form.append('title', 'Hello everyone')
    await call(url, '/post', form, author)
  }
  // The first warms up, and tells what is to be broadcast.
  await timeUntilAllHear(ours, post, (heard) => (text = heard))
  for (let round = 0; round < ROUNDS; round += 1) {
    times.bare.push(await timeUntilAllHear(theirs, async () => void bare.send(text)))
    times.ours.push(await timeUntilAllHear(ours, post))
  }
  const [mine, limit] = [median(times.ours), median(times.bare)]
  console.log(`${count} subscribers, ${text.length} bytes each; medians of ${ROUNDS} rounds`)
  console.log(`from the wish to post to the last who hears: ${mine.toFixed(0)} ms (${spread(times.ours)})`)
  console.log(
    `bare ws broadcast: ${limit.toFixed(0)} ms (${spread(times.bare)}); ${(mine / limit).toFixed(2)} ×`,
  )
  console.log(`memory for each: ${((after - before) / count / 1024).toFixed(1)} KB`)

  for (const socket of [...ours, ...theirs]) socket.terminate()
  bare.kill()
  server.child.kill('SIGTERM')
  await server.ended
  await rm(dataDirectory, { recursive: true, force: true })
  await removeBuiltServer()
}

/** Sends all who are connected whatever it is told. */
function serveBare(): void {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    const address = server.address()
    process.send?.(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  })
  process.on('message', (text) => {
    for (const socket of server.clients) socket.send(String(text))
  })
}

/** Milliseconds. */
function timeUntilAllHear(
  sockets: WebSocket[],
  speak: () => Promise<void>,
  onText: (text: string) => void = () => undefined,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let left = sockets.length
    const startedAt = performance.now()
    for (const socket of sockets)
      socket.once('message', (data: Buffer) => {
        left -= 1
        if (left > 0) return
        onText(data.toString())
        resolve(performance.now() - startedAt)
      })
    speak().catch(reject)
  })
}

async function openAll(count: number, open: () => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  while (sockets.length < count) {
    const size = Math.min(AT_ONCE, count - sockets.length)
    sockets.push(...(await Promise.all(Array.from({ length: size }, open))))
  }
  return sockets
}

async function openSocket(url: string, protocol?: string): Promise<WebSocket> {
  const socket = new WebSocket(url, protocol, { perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}

/** As the site does. A second operation is answered once the subscription before it stands. */
async function openOurs(url: string, token: string): Promise<WebSocket> {
  const socket = await openSocket(websocketUrl(url), 'graphql-transport-ws')
  const say = (message: object) => socket.send(JSON.stringify(message))
  say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
  await once(socket, 'message')
  say({ id: '1', type: 'subscribe', payload: { query: await findSubscription(), operationName: NAME } })
  say({ id: '2', type: 'subscribe', payload: { query: '{ viewer { __typename } }' } })
  // The answer and its end.
  await once(socket, 'message')
  await once(socket, 'message')
  return socket
}

async function findSubscription(): Promise<string> {
  const file: unknown = JSON.parse(await readFile(PERSISTED_DOCUMENTS_FILE, 'utf8'))
  const documents = z.record(z.string(), z.string()).parse(file)
  return Object.values(documents).find((text) => text.includes(NAME)) ?? ''
}

async function signIn(
  url: string,
  line: (pattern: RegExp) => Promise<string>,
  username: string,
): Promise<string> {
  const { email, password, ...rest } = registration({ username, email: `${username}@mail.example` })
  await call(url, '/auth/register', { email, password, ...rest })
  const mail = await line(new RegExp(`with the code (?!${usedCodes.join('|')})`))
  const [, otp = ''] = /with the code (\d{6})/.exec(mail) ?? []
  usedCodes.push(otp)
  await call(url, '/auth/otp-verify', { email, otp })
  return textAt(await call(url, '/auth/login', { email, password }), 'tokens.access.token')
}

async function call(url: string, place: string, body: FormData | object, token?: string): Promise<unknown> {
  const response = await fetch(`${url}/api/v1${place}`, {
    method: 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${place} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}

/** Resident bytes; Linux alone tells them of another process like this. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

function spread(numbers: number[]): string {
  return `${Math.min(...numbers).toFixed(0)}–${Math.max(...numbers).toFixed(0)}`
}

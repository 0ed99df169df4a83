import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { MediaAccess, S3Config } from '#server/config/s3.ts'
import { portOf } from './ports.ts'
import { filesBelow } from './stored-files.ts'

const BUCKET = 'guffaw-media'
/** The one account that s3rver knows. */
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

export type S3Server = {
  config(access?: MediaAccess): S3Config
  /** Where anyone finds the objects of the bucket. */
  publicUrl: string
  /** The keys of all objects, in alphabetical order. */
  keys(): Promise<string[]>
  /** What was asked of it until now, as `GET /bucket/key`. */
  requests: string[]
  /** Parts that came, of an upload that nobody finished; until somebody gives them up. */
  leaveUnfinished(key: string, begun: Date): void
  unfinished(): string[]
  /** It is gone: connections break, and new ones are refused. */
  cut(): Promise<void>
  /** It is back at the same address, with all it had. */
  restore(): Promise<void>
  stop(): Promise<void>
}

/**
 * An S3 of its own, over HTTP: s3rver. Of those on npm it alone runs on Node 20 and keeps what an object says of itself;
 * it believes every signature that bears its account's name, and takes `bytes=0-0` for all of a file. What it does not have,
 * to list uploads in parts and to abort them, is answered here in S3's words.
 */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'guffaw-s3-'))
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET, configs: [] }] })
  await s3rver.configureBuckets()
  const answer = s3rver.callback()
  const requests: string[] = []
  const parts: Parts = new Map()
  const server = createServer((request, response) => {
    const asked = `${request.method} ${request.url}`
    requests.push(asked)
    const [, aborted] = IS_ABORT.exec(asked) ?? []
    if (aborted) {
      parts.delete(aborted)
      response.writeHead(204).end()
    } else if (IS_LIST_OF_UPLOADS.test(asked)) {
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listOfUploads(parts, request.url ?? ''))
    } else answer(request, response)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  await listen(0)
  const port = portOf(server.address())
  const endpoint = `http://127.0.0.1:${port}`
  return {
    config: (access = { by: 'proxy' }) => ({
      bucket: BUCKET,
      endpoint,
      region: 'us-east-1',
      ...ACCOUNT,
      access,
    }),
    publicUrl: `${endpoint}/${BUCKET}`,
    async keys() {
      const bucket = path.join(directory, BUCKET)
      const files = await filesBelow(bucket)
      return files
        .filter((file) => file.endsWith(OBJECT))
        .map((file) => decodeURIComponent(path.relative(bucket, file).slice(0, -OBJECT.length)))
        .toSorted((a, b) => a.localeCompare(b))
    },
    requests,
    leaveUnfinished: (key, begun) => void parts.set(`upload-of-${path.parse(key).name}`, { key, begun }),
    unfinished: () => Array.from(parts.values(), ({ key }) => key),
    cut,
    async restore() {
      if (!server.listening) await listen(port)
    },
    async stop() {
      if (server.listening) await cut()
      await rm(directory, { recursive: true })
    },
  }
}

/** Parts that will never be a whole: no object is made of them. */
const IS_ABORT = /^DELETE .*[?&]uploadId=([^&]+)/
const IS_LIST_OF_UPLOADS = /^GET .*[?&]uploads(=|&|$)/

type Parts = Map<string, { key: string; begun: Date }>

/** One on each page, as S3 does with a thousand. */
function listOfUploads(parts: Parts, url: string): string {
  const after = new URL(url, 'http://localhost').searchParams.get('upload-id-marker') ?? ''
  const [first, ...more] = [...parts].filter(([id]) => id > after).toSorted(([a], [b]) => a.localeCompare(b))
  const upload = first
    ? `<Upload><Key>${first[1].key}</Key><UploadId>${first[0]}</UploadId>
        <Initiated>${first[1].begun.toISOString()}</Initiated></Upload>
      <NextKeyMarker>${first[1].key}</NextKeyMarker><NextUploadIdMarker>${first[0]}</NextUploadIdMarker>`
    : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
    <ListMultipartUploadsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
      <IsTruncated>${more.length > 0}</IsTruncated>${upload}
    </ListMultipartUploadsResult>`
}

/** What s3rver adds to the name of a file that is an object. */
const OBJECT = '._S3rver_object'

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
/** The only account of s3rver. */
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

export type S3Server = {
  config(access?: MediaAccess): S3Config
  /** The public URL of the bucket. */
  publicUrl: string
  /** The keys of all objects, sorted. */
  keys(): Promise<string[]>
  /** The requests so far, as `GET /bucket/key`. */
  requests: string[]
  /** The parts of unfinished uploads. */
  leaveUnfinished(key: string, begun: Date): void
  unfinished(): string[]
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>
  /** Starts it again at the same address with all objects. */
  restore(): Promise<void>
  stop(): Promise<void>
}

/**
 * An S3 server: s3rver, the only one on npm that runs on Node.js 20 and keeps the metadata of objects. It accepts any signature
 * of its account and treats `bytes=0-0` as the whole file. Listing and aborting multipart uploads, which it lacks, is
 * implemented here.
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

/** Parts of unfinished uploads are not objects. */
const IS_ABORT = /^DELETE .*[?&]uploadId=([^&]+)/
const IS_LIST_OF_UPLOADS = /^GET .*[?&]uploads(=|&|$)/

type Parts = Map<string, { key: string; begun: Date }>

/** One upload per page. S3 has up to a thousand. */
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

/** The suffix of s3rver's files that contain objects. */
const OBJECT = '._S3rver_object'

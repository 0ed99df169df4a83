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
  /** It is gone: connections break, and new ones are refused. */
  cut(): Promise<void>
  /** It is back at the same address, with all it had. */
  restore(): Promise<void>
  stop(): Promise<void>
}

/**
 * An S3 of its own, over HTTP: s3rver. Of those on npm it alone runs on Node 20 and keeps what an object says of itself;
 * it believes every signature that bears its account's name, and takes `bytes=0-0` for all of a file.
 */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'guffaw-s3-'))
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET, configs: [] }] })
  await s3rver.configureBuckets()
  const answer = s3rver.callback()
  const requests: string[] = []
  const server = createServer((request, response) => {
    const asked = `${request.method} ${request.url}`
    requests.push(asked)
    if (IS_ABORT.test(asked)) response.writeHead(204).end()
    else answer(request, response)
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
const IS_ABORT = /^DELETE .*[?&]uploadId=/

/** What s3rver adds to the name of a file that is an object. */
const OBJECT = '._S3rver_object'

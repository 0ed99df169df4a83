import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  NoSuchKey,
  NoSuchUpload,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
  type ListMultipartUploadsCommandOutput,
  type MultipartUpload,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import pLimit from 'p-limit'
import { MEDIA_CACHE_CONTROL } from '#rules/media-rules.ts'
import { SettingsError } from '#server/config/env.ts'
import type { S3Config } from '#server/config/s3.ts'
import type { Logger } from '#server/platform/logger.ts'
import { type Storage, StorageUnavailableError } from './storage.ts'

/** Milliseconds until a storage that does not answer counts as away. */
const PATIENCE = { connectionTimeout: 3000, requestTimeout: 30_000, throwOnRequestTimeout: true }
/** Each picture or video that is on its way through this server holds one. */
const CONNECTIONS = { maxSockets: 1000 }
/** At once: a removal may be of hundreds. */
const REMOVED_AT_ONCE = 10
/** Seconds. Within a window a file's address stays the same, so that browsers find the file in their cache. */
const SIGNED = { window: 15 * 60, handedOn: 15 * 60, expiry: 60 * 60 }
/** Seconds. A public address could be kept for ever; this is how long one outlives a change of the settings. */
const PUBLIC_SECONDS = 3600

/**
 * Media as objects of a bucket of their own. It has to be allowed to get, put and delete objects, to list them, and to list
 * and abort uploads in parts.
 */
export function createS3Storage(config: S3Config): Storage {
  const client = connect(config)
  const { bucket: Bucket, access } = config
  return {
    async write(Key, content, type) {
      const about = { ContentType: type, ContentDisposition: 'inline', CacheControl: MEDIA_CACHE_CONTROL }
      // In parts of 5 MB, one of them in memory at a time. The object is there once it is whole.
      const upload = new Upload({ client, params: { Bucket, Key, Body: content, ...about }, queueSize: 1 })
      try {
        await upload.done()
      } catch (error) {
        throw toldWhetherAway(error)
      } finally {
        if (content instanceof Readable) content.destroy()
      }
    },
    async read(Key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }))
        if (Body instanceof Readable) return Body
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw toldWhetherAway(error)
      }
      throw new Error('The storage answered without content')
    },
    async addressOf(Key) {
      if (access.by === 'proxy') return null
      if (access.by === 'public') return { url: `${access.url}/${encodeURI(Key)}`, seconds: PUBLIC_SECONDS }
      const signingDate = new Date(Math.floor(Date.now() / (SIGNED.window * 1000)) * SIGNED.window * 1000)
      // Objects that earlier versions wrote have a Cache-Control of a year.
      const command = new GetObjectCommand({ Bucket, Key, ResponseCacheControl: MEDIA_CACHE_CONTROL })
      const url = await getSignedUrl(client, command, { signingDate, expiresIn: SIGNED.expiry })
      return { url, seconds: SIGNED.handedOn }
    },
    async remove(keys) {
      const inTurn = pLimit(REMOVED_AT_ONCE)
      const removals = keys.map((Key) => new DeleteObjectCommand({ Bucket, Key }))
      try {
        await Promise.all(removals.map((removal) => inTurn(() => client.send(removal))))
      } catch (error) {
        throw toldWhetherAway(error)
      }
    },
    async *list() {
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
          for (const { Key: key, LastModified: writtenAt } of Contents)
            if (key !== undefined && writtenAt) yield { key, writtenAt }
      } catch (error) {
        throw toldWhetherAway(error)
      }
    },
    async removeUnfinished(before) {
      try {
        for await (const { Key, UploadId, Initiated } of listUnfinished(client, Bucket))
          if (Initiated && Initiated <= before)
            await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(fineIfGone)
      } catch (error) {
        throw toldWhetherAway(error)
      }
    },
  }
}

/** The client has no paginator for these. */
async function* listUnfinished(client: S3Client, Bucket: string): AsyncGenerator<MultipartUpload> {
  let place: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}
  while (place) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket, ...place }),
    )
    yield* page.Uploads ?? []
    const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page
    place = page.IsTruncated ? { KeyMarker, UploadIdMarker } : undefined
  }
}

/** Another process's sweep was quicker. */
function fineIfGone(error: unknown): void {
  if (!(error instanceof NoSuchUpload)) throw error
}

/** Stops the start when there is no such bucket, or it is not ours. One that is merely away may come back. */
export async function checkBucket(config: S3Config, log: Logger): Promise<void> {
  try {
    await connect(config).send(new HeadBucketCommand({ Bucket: config.bucket }))
  } catch (error) {
    if (!isAway(error)) throw new SettingsError(`Bad settings: ${whatIsWrong(error)}`)
    log.warn({ err: error }, 'The S3 storage does not answer: there are no media until it does')
  }
}

function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3Config): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Other makers' storages know no checksums but those that S3 itself insists on.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { ...PATIENCE, httpAgent: CONNECTIONS, httpsAgent: CONNECTIONS },
  })
}

/**
 * What fails on the way has no status, what fails there has a high one; either has what the client notes of a request. A
 * call that the storage does not have (501) is not answered later either.
 */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error && '$metadata' in error)) return false
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  return status === undefined || (status >= 500 && status !== 501) || status === 429
}

function toldWhetherAway(error: unknown): unknown {
  return isAway(error) ? new StorageUnavailableError('The storage does not answer', { cause: error }) : error
}

function whatIsWrong(error: unknown): string {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  if (status === 404) return 'S3_BUCKET names no bucket there'
  if (status === 403) return 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY do not open the bucket'
  return `S3_BUCKET cannot be used (${error instanceof Error ? error.message : String(error)})`
}

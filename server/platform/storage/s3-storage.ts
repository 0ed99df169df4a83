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
import { systemClock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import { type Storage, StorageUnavailableError } from './storage.ts'

/** Milliseconds. */
const TIMEOUT = { connectionTimeout: 3000, requestTimeout: 30_000, throwOnRequestTimeout: true }
/** Each file that this server streams to a client holds a connection. */
const CONNECTIONS = { maxSockets: 1000 }
const DELETE_CONCURRENCY = 10
/** Seconds. A signed URL stays the same within a window, so that browsers can cache the file. */
const SIGNED = { window: 15 * 60, cacheable: 15 * 60, expiry: 60 * 60 }
/** Seconds. A public URL does not expire; the limit makes a change of the settings take effect. */
const PUBLIC_SECONDS = 3600

/** Requires permission to get, put, delete and list objects, and to list and abort multipart uploads. */
export function createS3Storage(config: S3Config, clock = systemClock): Storage {
  const client = connect(config)
  const { bucket: Bucket, access } = config
  return {
    async write(Key, content, type) {
      const headers = { ContentType: type, ContentDisposition: 'inline', CacheControl: MEDIA_CACHE_CONTROL }
      // Uploads parts of 5 MB, one at a time. The object exists once all parts are uploaded.
      const upload = new Upload({ client, params: { Bucket, Key, Body: content, ...headers }, queueSize: 1 })
      try {
        await upload.done()
      } catch (error) {
        throw toUnavailableError(error)
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
        throw toUnavailableError(error)
      }
      throw new Error('The storage responded without content')
    },
    async addressOf(Key) {
      if (access.by === 'proxy') return null
      if (access.by === 'public') return { url: `${access.url}/${encodeURI(Key)}`, seconds: PUBLIC_SECONDS }
      const signingDate = new Date(
        Math.floor(clock.now().getTime() / (SIGNED.window * 1000)) * SIGNED.window * 1000,
      )
      // Earlier versions wrote objects with a Cache-Control of one year.
      const command = new GetObjectCommand({ Bucket, Key, ResponseCacheControl: MEDIA_CACHE_CONTROL })
      const url = await getSignedUrl(client, command, { signingDate, expiresIn: SIGNED.expiry })
      return { url, seconds: SIGNED.cacheable }
    },
    async remove(keys) {
      const limit = pLimit(DELETE_CONCURRENCY)
      const removals = keys.map((Key) => new DeleteObjectCommand({ Bucket, Key }))
      try {
        await Promise.all(removals.map((removal) => limit(() => client.send(removal))))
      } catch (error) {
        throw toUnavailableError(error)
      }
    },
    async *list() {
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
          for (const { Key: key, LastModified: writtenAt } of Contents)
            if (key !== undefined && writtenAt) yield { key, writtenAt }
      } catch (error) {
        throw toUnavailableError(error)
      }
    },
    async removeUnfinished(before) {
      try {
        for await (const { Key, UploadId, Initiated } of listUnfinished(client, Bucket))
          if (Initiated && Initiated <= before)
            await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(ignoreMissing)
      } catch (error) {
        throw toUnavailableError(error)
      }
    },
  }
}

async function* listUnfinished(client: S3Client, Bucket: string): AsyncGenerator<MultipartUpload> {
  let marker: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}
  while (marker) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket, ...marker }),
    )
    yield* page.Uploads ?? []
    const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page
    marker = page.IsTruncated ? { KeyMarker, UploadIdMarker } : undefined
  }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof NoSuchUpload)) throw error
}

/** Rejects if the bucket does not exist or access is denied. Logs a warning if the storage does not respond. */
export async function checkBucket(config: S3Config, log: Logger): Promise<void> {
  try {
    await connect(config).send(new HeadBucketCommand({ Bucket: config.bucket }))
  } catch (error) {
    if (!isUnavailable(error)) throw new SettingsError(`Invalid settings: ${describeError(error)}`)
    log.warn({ err: error }, 'The S3 storage does not respond: media are unavailable until it does')
  }
}

function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3Config): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Storages of other vendors support only the checksums that S3 requires.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { ...TIMEOUT, httpAgent: CONNECTIONS, httpsAgent: CONNECTIONS },
  })
}

/** Network errors have no status. An operation that the storage does not implement (501) will not succeed later. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error && '$metadata' in error)) return false
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  return status === undefined || (status >= 500 && status !== 501) || status === 429
}

function toUnavailableError(error: unknown): unknown {
  return isUnavailable(error)
    ? new StorageUnavailableError('The storage does not respond', { cause: error })
    : error
}

function describeError(error: unknown): string {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  if (status === 404) return 'S3_BUCKET does not exist'
  if (status === 403) return 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY have no access to S3_BUCKET'
  return `S3_BUCKET cannot be used (${error instanceof Error ? error.message : String(error)})`
}

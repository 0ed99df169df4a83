import { AsyncLocalStorage } from 'node:async_hooks'
import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { FileStore } from '@tus/file-store'
import { MemoryLocker, Metadata, Server, Upload } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NodeRequest } from 'srvx/node'
import { MEDIA_FILE_MAX_BYTES, UPLOAD_SECONDS } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { createResumableUpload, deleteResumableUpload } from './resumable-uploads.ts'
import type { Writer } from '#server/platform/viewer.ts'

/** Milliseconds that a request has to finish when a later request needs the same upload. */
const LOCK_DRAIN_TIMEOUT = 500

/** The library responds with this status to protocol extensions that it does not support. */
export const UNSUPPORTED_EXTENSION = 501

/** `id` is the upload that the route has checked, and `createdId` the upload that the request created. */
type Exchange = { viewer: Writer; id: string | null; createdId?: string; error?: Error }

export function createTusProtocol(dependencies: Dependencies, directoryUrl: string) {
  const exchanges = new AsyncLocalStorage<Exchange>()
  const server = new Server({
    path: directoryUrl,
    relativeLocation: true,
    datastore: new UploadStore(dependencies, () => requireExchange().viewer.memberId),
    locker: new MemoryLocker(),
    lockDrainTimeout: LOCK_DRAIN_TIMEOUT,
    // The library only reports this value. The operations check the size.
    maxSize: (_request, id) => (id === null ? MEDIA_FILE_MAX_BYTES : 0),
    allowedOrigins: () => false,
    // The library would parse the id from the whole URL, but the routes have checked only the path.
    getFileIdFromRequest: () => exchanges.getStore()?.id ?? undefined,
    namingFunction: async (request, metadata) => {
      const exchange = requireExchange()
      exchange.createdId = await createResumableUpload(dependencies, exchange.viewer, {
        byteSize: Number(request.headers.get('upload-length')),
        altText: metadata?.['altText'] ?? '',
        metadata: request.headers.get('upload-metadata') ?? '',
      })
      return exchange.createdId
    },
    onResponseError: (_request, error) => {
      // The library responds to errors that have a status.
      if (error instanceof Error && !('status_code' in error)) requireExchange().error = error
      return undefined
    },
  })

  const requireExchange = (): Exchange => {
    const exchange = exchanges.getStore()
    if (!exchange) throw new Error('An upload was accessed outside of a request')
    return exchange
  }

  return {
    /** Throws errors of operations and unexpected errors. Errors of the protocol are returned as responses. */
    async exchange(
      request: FastifyRequest,
      reply: FastifyReply,
      viewer: Writer,
      id: string | null = null,
    ): Promise<Response> {
      const exchange: Exchange = { viewer, id }
      const response = await exchanges.run(exchange, () => server.handleWeb(toWebRequest(request, reply)))
      // The client did not receive the URL and cannot resume the upload.
      if (!response.ok && exchange.createdId) await deleteResumableUpload(dependencies, exchange.createdId)
      if (exchange.error) throw exchange.error
      if (response.status >= 500 && response.status !== UNSUPPORTED_EXTENSION)
        throw new Error(await response.text())
      return response
    },
    options: (request: FastifyRequest, reply: FastifyReply): Promise<Response> =>
      server.handleWeb(toWebRequest(request, reply)),
  }
}

/** Stores the bytes as a file, and all other data in the database. */
class UploadStore extends FileStore {
  override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']

  constructor({ database, uploadDirectory }: Dependencies, currentOwnerId: () => string) {
    super({
      directory: uploadDirectory,
      expirationPeriodInMilliseconds: UPLOAD_SECONDS * 1000,
      configstore: {
        async get(id) {
          const upload = await database.resumableUpload.findFirst({
            where: { id, ownerId: currentOwnerId() },
          })
          if (!upload) return undefined
          const { byteSize: size, metadata, createdAt } = upload
          const creation_date = createdAt.toISOString()
          return new Upload({ id, size, offset: 0, creation_date, metadata: readMetadata(metadata) })
        },
        set: async () => undefined,
        delete: async (id) =>
          void (await database.resumableUpload.deleteMany({ where: { id, ownerId: currentOwnerId() } })),
      },
    })
  }

  override async create(upload: Upload): Promise<Upload> {
    const created = await super.create(upload)
    await chmod(path.join(this.directory, upload.id), 0o600)
    return created
  }

  override async remove(id: string): Promise<void> {
    // The library removes the file before it reads the row.
    await this.getUpload(id)
    await super.remove(id)
  }
}

export function readMetadata(header: string): Record<string, string | null> | undefined {
  return header === '' ? undefined : Metadata.parse(header)
}

function toWebRequest({ raw }: FastifyRequest, reply: FastifyReply): Request {
  return new NodeRequest({ req: raw, res: reply.raw })
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { FileStore } from '@tus/file-store'
import { MemoryLocker, Metadata, Server, Upload } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NodeRequest } from 'srvx/node'
import { MEDIA_FILE_MAX_BYTES, UPLOAD_SECONDS } from '#rules/limits.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { createResumableUpload, deleteResumableUpload } from './resumable-uploads.ts'
import type { Writer } from '#server/platform/viewer.ts'

/** Milliseconds that a request is given to finish when a later one wants the same upload. */
const LOCK_DRAIN_TIMEOUT = 500

/** Said by the library to who asks for one of the protocol's extensions that are not among ours. */
export const NOT_OFFERED = 501

/** One request: `id` is the upload that the route has checked, `createdId` the one that the request created. */
type Exchange = { viewer: Writer; id: string | null; createdId?: string; error?: Error }

/** The protocol itself, by its authors' own library. What a member may do is asked of the domain. */
export function createTusProtocol(dependencies: Dependencies, directoryUrl: string) {
  const exchanges = new AsyncLocalStorage<Exchange>()
  const server = new Server({
    path: directoryUrl,
    relativeLocation: true,
    datastore: new OwnUploadStore(dependencies, () => requireExchange().viewer.memberId),
    locker: new MemoryLocker(),
    lockDrainTimeout: LOCK_DRAIN_TIMEOUT,
    // Told to who asks what can be done; what is announced, the domain looks at.
    maxSize: (_request, id) => (id === null ? MEDIA_FILE_MAX_BYTES : 0),
    allowedOrigins: () => false,
    // The library would read the id from the whole URL, of which the routes have checked only the path.
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
      // Refusals of the protocol have a status: the library answers with them.
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
    /** Throws what the domain refuses and what goes wrong; the protocol's own refusals are answers. */
    async exchange(
      request: FastifyRequest,
      reply: FastifyReply,
      viewer: Writer,
      id: string | null = null,
    ): Promise<Response> {
      const exchange: Exchange = { viewer, id }
      const answer = await exchanges.run(exchange, () => server.handleWeb(toWebRequest(request, reply)))
      // Its sender did not hear of it, and cannot come back to it.
      if (!answer.ok && exchange.createdId) await deleteResumableUpload(dependencies, exchange.createdId)
      if (exchange.error) throw exchange.error
      if (answer.status >= 500 && answer.status !== NOT_OFFERED) throw new Error(await answer.text())
      return answer
    },
    options: (request: FastifyRequest, reply: FastifyReply): Promise<Response> =>
      server.handleWeb(toWebRequest(request, reply)),
  }
}

/** Bytes lie as a file beside those of other uploads; all else about them is in the database. */
class OwnUploadStore extends FileStore {
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

  override async remove(id: string): Promise<void> {
    // The library removes the file before it asks for the row.
    await this.getUpload(id)
    await super.remove(id)
  }
}

/** Of an Upload-Metadata that was accepted before. */
export function readMetadata(header: string): Record<string, string | null> | undefined {
  return header === '' ? undefined : Metadata.parse(header)
}

function toWebRequest({ raw }: FastifyRequest, reply: FastifyReply): Request {
  return new NodeRequest({ req: raw, res: reply.raw })
}

import { FileStore } from '@tus/file-store'
import { MemoryLocker, Metadata, Server, Upload } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NodeRequest } from 'srvx/node'
import { MEDIA_FILE_MAX_BYTES, UPLOAD_SECONDS } from '#rules/limits.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { beginResumableUpload, discardResumableUpload } from '#server/domain/media/resumable-uploads.ts'
import type { Writer } from '#server/domain/members/viewer.ts'

/** Milliseconds that a request is given to finish when a later one wants the same upload. */
const LOCK_DRAIN_TIMEOUT = 500

/** Said by the library to who asks for one of the protocol's extensions that are not among ours. */
export const NOT_OFFERED = 501

/** One request and its answer, as far as the protocol goes; `id` is the upload's that it made. */
type Exchange = { viewer: Writer; id?: string; error?: Error }

/** The protocol itself, by its authors' own library. What a member may do is asked of the domain. */
export function createTusProtocol(dependencies: Dependencies, directoryUrl: string) {
  const exchanges = new WeakMap<Request, Exchange>()
  const server = new Server({
    path: directoryUrl,
    relativeLocation: true,
    datastore: openStore(dependencies),
    locker: new MemoryLocker(),
    lockDrainTimeout: LOCK_DRAIN_TIMEOUT,
    // Told to who asks what can be done; what is announced, the domain looks at.
    maxSize: (_request, id) => (id === null ? MEDIA_FILE_MAX_BYTES : 0),
    allowedOrigins: () => false,
    namingFunction: async (request, metadata) => {
      const exchange = exchanges.get(request)
      if (!exchange) throw new Error('Only requests of the routes get here')
      exchange.id = await beginResumableUpload(dependencies, exchange.viewer, {
        byteSize: Number(request.headers.get('upload-length')),
        altText: metadata?.['altText'] ?? '',
        metadata: request.headers.get('upload-metadata') ?? '',
      })
      return exchange.id
    },
    onResponseError: (request, error) => {
      const exchange = exchanges.get(request)
      // The protocol's own are no instances of anything: they are answers.
      if (exchange && error instanceof Error) exchange.error = error
      return undefined
    },
  })

  return {
    /** Throws what the domain refuses and what goes wrong; the protocol's own refusals are answers. */
    async exchange(request: FastifyRequest, reply: FastifyReply, viewer: Writer): Promise<Response> {
      const exchange: Exchange = { viewer }
      const asked = toWebRequest(request, reply)
      exchanges.set(asked, exchange)
      const answer = await server.handleWeb(asked)
      // Its sender did not hear of it, and cannot come back to it.
      if (!answer.ok && exchange.id) await discardResumableUpload(dependencies, exchange.id)
      if (exchange.error) throw exchange.error
      if (answer.status >= 500 && answer.status !== NOT_OFFERED) throw new Error(await answer.text())
      return answer
    },
    options: (request: FastifyRequest, reply: FastifyReply): Promise<Response> =>
      server.handleWeb(toWebRequest(request, reply)),
  }
}

/** Bytes lie as a file beside those of other uploads; all else about them is in the database. */
function openStore({ database, uploadDirectory }: Dependencies): FileStore {
  const store = new FileStore({
    directory: uploadDirectory,
    expirationPeriodInMilliseconds: UPLOAD_SECONDS * 1000,
    configstore: {
      async get(id) {
        const upload = await database.resumableUpload.findUnique({ where: { id } })
        if (!upload) return undefined
        const { byteSize: size, metadata, createdAt } = upload
        const creation_date = createdAt.toISOString()
        return new Upload({ id, size, offset: 0, creation_date, metadata: readMetadata(metadata) })
      },
      set: async () => undefined,
      delete: async (id) => void (await database.resumableUpload.deleteMany({ where: { id } })),
    },
  })
  store.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  return store
}

/** Of an Upload-Metadata that was accepted before. */
export function readMetadata(header: string): Record<string, string | null> | undefined {
  return header === '' ? undefined : Metadata.parse(header)
}

function toWebRequest({ raw }: FastifyRequest, reply: FastifyReply): Request {
  return new NodeRequest({ req: raw, res: reply.raw })
}

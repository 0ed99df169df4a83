import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from './config/config.ts'
import {
  SSR_ENTRY_FILE,
  GRAPHIQL_DIRECTORY,
  PERSISTED_DOCUMENTS_FILE,
  PREVIEW_CARD_FILE,
  SITE_DIRECTORY,
} from './config/project-root.ts'
import type { Dependencies } from './platform/dependencies.ts'
import { createResponseEmbedder } from './site/ssr/embedded-responses.ts'
import { graphqlRoutes } from './platform/graphql/routes.ts'
import type { PersistedDocuments } from './platform/graphql/plugins/persisted-documents.ts'
import { serveWebSocket } from './platform/graphql/websocket.ts'
import { createGraphQLServer } from './platform/graphql/yoga.ts'
import { qrCodeRoute } from './site/qr-code-route.ts'
import { trustIn } from './platform/http/caller.ts'
import { createConnections, type Connections } from './platform/http/connections.ts'
import { healthRoutes } from './platform/http/health-routes.ts'
import { createHost } from './platform/http/host.ts'
import { listen } from './platform/http/listen.ts'
import { avatarRoutes } from './features/members/avatar-routes.ts'
import { closeSubscriptions } from './features/auth/open-subscriptions.ts'
import { mediaRoutes } from './features/media/media-routes.ts'
import { metricsRoutes, timeRequests } from './platform/http/metrics-routes.ts'
import { previewRoutes } from './site/previews/preview-routes.ts'
import { siteRoutes } from './site/site-routes.ts'
import { traceRequests } from './platform/http/trace-requests.ts'
import { restRoutes } from './rest-routes.ts'

/** Milliseconds that requests in flight have to complete during a shutdown. */
const SHUTDOWN_GRACE = 6000

export type Host = {
  listen(): Promise<void>
  /** The base URL without a trailing slash, known once the server listens. */
  siteUrl(): string
  close(): Promise<void>
}

/** Registers all routes; the result does not listen yet. */
export async function buildHost(config: Config, dependencies: Dependencies): Promise<Host> {
  const isSecure = config.http.publicUrl?.startsWith('https:') ?? false
  const persistedDocuments = await readPersistedDocuments()
  const { metrics, tracing } = dependencies
  const yoga = createGraphQLServer(persistedDocuments, dependencies)
  const trustsProxy = trustIn(config.http.trustedProxies)
  const { publicUrl } = config.http
  const connections = createConnections()
  const host = await createHost(dependencies.log, {
    connections,
    isSecure,
    trustsProxy,
    publicUrl,
    waiting: config.shedLoad ? dependencies.waiting : null,
    identityScriptUrl: config.identity?.scriptUrl ?? null,
    mediaOrigin: await mediaOrigin(dependencies),
  })
  timeRequests(host, metrics)
  if (tracing) traceRequests(host, tracing)
  serveWebSocket(host, { connections, dependencies, yoga, persistedDocuments, publicUrl, trustsProxy })
  // Event streams would keep the server open. WebSockets are closed first: a client reconnects after the close code of a
  // shutdown, but not after a completed subscription.
  host.addHook('preClose', async () => closeSubscriptions(dependencies))
  await host.register(graphqlRoutes, {
    dependencies,
    yoga,
    persistedDocuments,
    isSecure,
    graphiqlDirectory: GRAPHIQL_DIRECTORY,
  })
  await host.register(restRoutes, { prefix: '/api/v1', dependencies, isSecure })
  await host.register(mediaRoutes, { dependencies })
  await host.register(avatarRoutes)
  await host.register(previewRoutes, { dependencies, cardFile: PREVIEW_CARD_FILE })
  await host.register(healthRoutes, dependencies)
  const siteUrl = () => publicUrl ?? localUrl(host)
  await host.register(metricsRoutes, { metrics, token: config.metricsToken, siteUrl })
  await host.register(qrCodeRoute, { siteUrl })
  await host.register(siteRoutes, {
    directory: SITE_DIRECTORY,
    rendererFile: SSR_ENTRY_FILE,
    embedResponses: createResponseEmbedder(yoga, persistedDocuments),
    dependencies,
    siteUrl,
    isSecure,
  })
  return {
    listen: () => listen(host, connections, config.http),
    siteUrl,
    close: () => closeHost(host, connections),
  }
}

/** The origin that the content security policy has to allow for media. */
async function mediaOrigin({ storage }: Dependencies): Promise<string | null> {
  const address = await storage.addressOf('any')
  return address && new URL(address.url).origin
}

async function readPersistedDocuments(): Promise<PersistedDocuments> {
  const documents = JSON.parse(await readFile(PERSISTED_DOCUMENTS_FILE, 'utf8'))
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(documents)))
}

async function closeHost(host: FastifyInstance, connections: Connections): Promise<void> {
  const timer = setTimeout(connections.closeAll, SHUTDOWN_GRACE)
  await Promise.all([connections.drain(), host.close()])
  clearTimeout(timer)
}

function localUrl(host: FastifyInstance): string {
  const [address] = host.addresses()
  return `http://localhost:${typeof address === 'object' ? address.port : ''}`
}

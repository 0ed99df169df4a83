import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from './config/config.ts'
import {
  DRAWING_FILE,
  GRAPHIQL_DIRECTORY,
  PERSISTED_DOCUMENTS_FILE,
  PREVIEW_CARD_FILE,
  SITE_DIRECTORY,
} from './config/project-root.ts'
import type { Dependencies } from './domain/dependencies.ts'
import { createFirstAnswers } from './graphql/first-answers.ts'
import { graphqlRoutes } from './graphql/routes.ts'
import type { PersistedDocuments } from './graphql/plugins/persisted-documents.ts'
import { serveWebSocket } from './graphql/websocket.ts'
import { createGraphQLServer } from './graphql/yoga.ts'
import { addressCode } from './http/address-code.ts'
import { trustIn } from './http/caller.ts'
import { createConnections, type Connections } from './http/connections.ts'
import { healthRoutes } from './http/health-routes.ts'
import { createHost } from './http/host.ts'
import { listen } from './http/listen.ts'
import { avatarRoutes } from './http/avatar-routes.ts'
import { mediaRoutes } from './http/media-routes.ts'
import { metricsRoutes, timeRequests } from './http/metrics-routes.ts'
import { previewRoutes } from './http/preview-routes.ts'
import { siteRoutes } from './http/site-routes.ts'
import { traceRequests } from './http/trace-requests.ts'
import { restRoutes } from './rest/routes.ts'

/** Milliseconds that requests in flight are given at a stop. */
const REQUESTS_GRACE = 6000

export type Host = {
  listen(): Promise<void>
  /** Where it answers, without a slash at the end; known from when it listens. */
  siteUrl(): string
  close(): Promise<void>
}

/** Every door of the server, not yet listening. */
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
  // Streams of events would keep the server from closing. After the WebSockets: who hears a farewell comes back, while
  // who is told that a subscription is complete does not.
  host.addHook('preClose', async () => dependencies.events.endSubscriptions())
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
  await host.register(addressCode, { address: siteUrl })
  await host.register(siteRoutes, {
    directory: SITE_DIRECTORY,
    drawingFile: DRAWING_FILE,
    firstAnswers: createFirstAnswers(yoga, persistedDocuments),
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

/** The site's pages may show media from there. */
async function mediaOrigin({ storage }: Dependencies): Promise<string | null> {
  const address = await storage.addressOf('any')
  return address && new URL(address.url).origin
}

async function readPersistedDocuments(): Promise<PersistedDocuments> {
  const documents = JSON.parse(await readFile(PERSISTED_DOCUMENTS_FILE, 'utf8'))
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(documents)))
}

async function closeHost(host: FastifyInstance, connections: Connections): Promise<void> {
  const cutOff = setTimeout(connections.cutOff, REQUESTS_GRACE)
  await Promise.all([connections.drain(), host.close()])
  clearTimeout(cutOff)
}

function localUrl(host: FastifyInstance): string {
  const [address] = host.addresses()
  return `http://localhost:${typeof address === 'object' ? address.port : ''}`
}

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
import { createOperationExecutor } from './site/ssr/execute-operation.ts'
import { graphqlRoutes } from './platform/graphql/routes.ts'
import type { PersistedDocuments } from './platform/graphql/plugins/persisted-documents.ts'
import { lifecycles } from './platform/lifecycle.ts'
import { serveWebSocket } from './platform/graphql/websocket.ts'
import { createGraphQLServer } from './platform/graphql/yoga.ts'
import { qrCodeRoute } from './site/qr-code-route.ts'
import { trustIn } from './platform/http/caller.ts'
import { drainResponses } from './platform/http/drain-responses.ts'
import { healthRoutes } from './platform/http/health-routes.ts'
import { createHost } from './platform/http/host.ts'
import { addFeatureRoutes } from './platform/http/feature-routes.ts'
import { limitNetworks } from './platform/http/request-limits.ts'
import { metricsRoutes } from './platform/http/metrics-routes.ts'
import { timeRequests, traceRequests } from './platform/http/request-telemetry.ts'
import { previewRoutes } from './site/previews/preview-routes.ts'
import { siteRoutes } from './site/site-routes.ts'
import { restRoutes } from './rest-routes.ts'
import { schema } from './schema/schema.ts'

/** Milliseconds that requests in flight have to complete during a shutdown. */
const SHUTDOWN_GRACE = 6000

/** Milliseconds after which the client renders a screen. */
const RENDER_TIMEOUT = 1000

export type Host = {
  listen(): Promise<void>
  /** The base URL without a trailing slash, known once the server listens. */
  siteUrl(): string
  close(): Promise<void>
}

export async function buildHost(config: Config, dependencies: Dependencies): Promise<Host> {
  const isSecure = config.http.publicUrl?.startsWith('https:') ?? false
  const persistedDocuments = await readPersistedDocuments()
  const { metrics, tracing } = dependencies
  const yoga = createGraphQLServer(schema, persistedDocuments, dependencies)
  const trustsProxy = trustIn(config.http.trustedProxies)
  const { publicUrl } = config.http
  const host = await createHost(dependencies.log, {
    isSecure,
    trustsProxy,
    publicUrl,
    waiting: config.shedLoad ? dependencies.waiting : null,
    identityScriptUrl: config.identity?.scriptUrl ?? null,
    mediaOrigin: await mediaOrigin(dependencies),
  })
  limitNetworks(host, dependencies)
  const drain = drainResponses(host)
  timeRequests(host, metrics)
  if (tracing) traceRequests(host, tracing, trustsProxy)
  const closeSockets = serveWebSocket(host, {
    dependencies,
    yoga,
    persistedDocuments,
    publicUrl,
    trustsProxy,
  })
  host.addHook('preClose', async () => {
    // WebSockets are closed first: a client reconnects after their close code, but not after a completed subscription.
    const socketsClosed = closeSockets()
    for (const { stop } of lifecycles()) stop?.(dependencies)
    await Promise.all([socketsClosed, drain(SHUTDOWN_GRACE)])
  })
  await host.register(graphqlRoutes, {
    dependencies,
    yoga,
    isSecure,
    graphiqlDirectory: GRAPHIQL_DIRECTORY,
  })
  await host.register(restRoutes, { prefix: '/api/v1', dependencies, isSecure })
  await addFeatureRoutes(host, 'site', dependencies)
  await host.register(previewRoutes, { dependencies, cardFile: PREVIEW_CARD_FILE })
  await host.register(healthRoutes, dependencies)
  const siteUrl = () => publicUrl ?? localUrl(host)
  await host.register(metricsRoutes, { metrics, token: config.metricsToken, siteUrl })
  await host.register(qrCodeRoute, { siteUrl })
  await host.register(siteRoutes, {
    directory: SITE_DIRECTORY,
    rendererFile: SSR_ENTRY_FILE,
    executeOperation: createOperationExecutor(yoga, persistedDocuments),
    dependencies,
    siteUrl,
    isSecure,
    renderTimeout: config.shedLoad ? RENDER_TIMEOUT : null,
  })
  return {
    listen: async () => {
      await host.listen({ port: config.http.port, host: config.http.host })
    },
    siteUrl,
    close: () => host.close(),
  }
}

async function mediaOrigin({ storage }: Dependencies): Promise<string | null> {
  const address = await storage.addressOf('any')
  return address && new URL(address.url).origin
}

async function readPersistedDocuments(): Promise<PersistedDocuments> {
  const documents = JSON.parse(await readFile(PERSISTED_DOCUMENTS_FILE, 'utf8'))
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(documents)))
}

function localUrl(host: FastifyInstance): string {
  const [address] = host.addresses()
  return `http://localhost:${typeof address === 'object' ? address.port : ''}`
}

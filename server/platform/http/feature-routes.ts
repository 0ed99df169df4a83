import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '#server/platform/dependencies.ts'

type Routes = (scope: FastifyInstance, options: { dependencies: Dependencies }) => Promise<void>

const registered = { site: new Set<Routes>(), api: new Set<Routes>() }

/** The paths of routes of the `api` are relative to /api/v1. They have its limits and its format of errors. */
export function registerRoutes(place: keyof typeof registered, routes: Routes): void {
  registered[place].add(routes)
}

export async function addFeatureRoutes(
  scope: FastifyInstance,
  place: keyof typeof registered,
  dependencies: Dependencies,
): Promise<void> {
  for (const routes of registered[place]) await scope.register(routes, { dependencies })
}

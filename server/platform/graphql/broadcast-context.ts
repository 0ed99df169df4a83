import type { GraphQLContext } from './context.ts'

/** Throws if a field reads a property of one subscriber, because the result is shared by many. */
export function createBroadcastContext({
  dependencies,
}: Pick<GraphQLContext, 'dependencies'>): GraphQLContext {
  return {
    dependencies,
    isBroadcast: true,
    get viewer() {
      return rejectRead('viewer')
    },
    get hasToken() {
      return rejectRead('hasToken')
    },
    get caller() {
      return rejectRead('caller')
    },
    get isCrossOrigin() {
      return rejectRead('isCrossOrigin')
    },
    get cookies() {
      return rejectRead('cookies')
    },
    get requestId() {
      return rejectRead('requestId')
    },
    get points() {
      return rejectRead('points')
    },
  }
}

/** The context for a field of which a broadcast contains what visitors see. */
export function visitorContext<Context extends object>(broadcast: Context): Context {
  return Object.create(broadcast, { viewer: { value: null } })
}

function rejectRead(property: keyof GraphQLContext): never {
  throw new Error(`A broadcast field read context.${property}. Declare the field as viewerDependent.`)
}

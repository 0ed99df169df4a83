/** Replaces Relay's cache of resolvers: the schema of the site has none, and the cache is 2 kB of the first script. */
export class LiveResolverCache {
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  notifyUpdatedSubscribers() {}
  unsubscribeFromLiveResolverRecords() {}
}

export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription'

export function getUpdatedDataIDs<T>(ids: T): T {
  return ids
}

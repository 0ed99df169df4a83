import DataLoader from 'dataloader'
import type { GraphQLContext } from './context.ts'

/**
 * Loads the items of one operation together, separately for each value of `args`. Nothing is cached, because a later event of
 * a subscription may need other data.
 */
export function createContextLoader<Item, Args = undefined>(
  load: (context: GraphQLContext, ids: readonly string[], args: Args) => Promise<readonly Item[]>,
): (context: GraphQLContext, id: string, args: Args) => Promise<Item> {
  const loaders = new WeakMap<GraphQLContext, Map<string, DataLoader<string, Item>>>()
  return (context, id, args) => {
    const ofContext = loaders.get(context) ?? new Map<string, DataLoader<string, Item>>()
    loaders.set(context, ofContext)
    const key = JSON.stringify(args) ?? ''
    const loader =
      ofContext.get(key) ?? new DataLoader<string, Item>((ids) => load(context, ids, args), { cache: false })
    ofContext.set(key, loader)
    return loader.load(id)
  }
}

import { globalId } from './global-id.ts'
import { ROOT_TYPE, type MissingFieldHandler } from 'relay-runtime'

/** Root fields that return a single object by its database id, with the type of the object. */
const typesByRootField: Record<string, string> = { sharedPost: 'Post' }

/** Lets Relay find objects in its store that were fetched by another query, such as a post of the feed on its own screen. */
export const missingFieldHandlers: MissingFieldHandler[] = [
  {
    kind: 'linked',
    handle: (field, parent, { id }) => {
      const typename = parent?.getType() === ROOT_TYPE && typesByRootField[field.name]
      return typename && typeof id === 'string' ? globalId(typename, id) : undefined
    },
  },
]

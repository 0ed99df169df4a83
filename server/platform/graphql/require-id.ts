import { NotFoundError } from '#server/platform/refusals.ts'
import { idOfType } from './global-id.ts'

/** Returns the id in a global id. Throws NotFoundError with the message for malformed ids and other types. */
export function requireId(globalId: string, typename: string, message: string): string {
  const id = idOfType(globalId, typename)
  if (!id) throw new NotFoundError(message)
  return id
}

/** A required input field of a mutation for the global id of a node. */
export type IdInput = { typename: string; description: string; notFound: string }

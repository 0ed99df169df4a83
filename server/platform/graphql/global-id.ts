import { validate } from 'uuid'

export function encodeGlobalId(typename: string, id: string | number | bigint): string {
  return Buffer.from(`${typename}:${id}`).toString('base64url')
}

/** A malformed id decodes to a type and an id that do not exist. */
export function decodeGlobalId(globalId: string): { typename: string; id: string } {
  const [typename = '', id = ''] = Buffer.from(globalId, 'base64url').toString().split(':')
  return { typename, id: id.toLowerCase() }
}

/** Null: the id is malformed or has another type. */
export function idOfType(globalId: string, typename: string): string | null {
  const decoded = decodeGlobalId(globalId)
  return decoded.typename === typename && validate(decoded.id) ? decoded.id : null
}

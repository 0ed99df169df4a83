import { validate } from 'uuid'

/** The Relay specification's opaque id: the type's name and the row's id. */
export function encodeGlobalId(typename: string, id: string | number | bigint): string {
  return Buffer.from(`${typename}:${id}`).toString('base64url')
}

/** Of a malformed id come a type and an id that there are not. */
export function decodeGlobalId(globalId: string): { typename: string; id: string } {
  const [typename = '', id = ''] = Buffer.from(globalId, 'base64url').toString().split(':')
  return { typename, id: id.toLowerCase() }
}

/** The row's id of a global id that must be of this type; null when it is not. */
export function idOfType(globalId: string, typename: string): string | null {
  const decoded = decodeGlobalId(globalId)
  return decoded.typename === typename && validate(decoded.id) ? decoded.id : null
}

/** The global ids of the server: base64url of the type name and the database id. */
export function globalId(typename: string, databaseId: string): string {
  return btoa(`${typename}:${databaseId}`).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

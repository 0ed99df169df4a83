import type { HttpClient } from './http-client.ts'
import { textAt } from './json.ts'

export type GraphQLAnswer = {
  status: number
  data: unknown
  errors: unknown
  /** The string at a path of the data. */
  text(path: string): string
}

export type GraphQLClient = {
  /** Sends a file by the GraphQL multipart request specification, for the null at that path of the variables. */
  send(
    query: string,
    variables?: Record<string, unknown>,
    file?: Blob,
    place?: string,
  ): Promise<GraphQLAnswer>
}

export function createGraphQLClient({ fetch }: HttpClient): GraphQLClient {
  return {
    async send(query, variables = {}, file, place = 'input.media') {
      const body = JSON.stringify({ query, variables })
      const init = file
        ? { method: 'POST', body: multipart(body, file, place) }
        : { method: 'POST', body, headers: { 'content-type': 'application/json' } }
      const response = await fetch('/graphql', init)
      const { data, errors }: { data: unknown; errors: unknown } = JSON.parse(await response.text())
      return { status: response.status, data, errors, text: (path) => textAt(data, path) }
    },
  }
}

function multipart(operations: string, file: Blob, place: string): FormData {
  const form = new FormData()
  form.append('operations', operations)
  form.append('map', JSON.stringify({ 0: [`variables.${place}`] }))
  form.append('0', file, 'file')
  return form
}

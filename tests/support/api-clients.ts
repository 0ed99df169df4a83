import { PASSWORD, type TestMember } from './members.ts'
import { createGraphQLClient, type GraphQLClient } from './graphql-client.ts'
import { createHttpClient, type HttpClient } from './http-client.ts'
import { createRestClient, type RestClient } from './rest-client.ts'
import type { TestApp } from './start-app.ts'

export type ApiClient = { token: string; http: HttpClient; rest: RestClient; graphql: GraphQLClient }

/** An API client with a new personal access token of the member. */
export async function createApiClient(
  app: TestApp,
  member: TestMember,
  scopes: ('READ' | 'WRITE')[],
  { expiresInDays = 30, password = PASSWORD } = {},
): Promise<ApiClient> {
  const { text } = await member.graphql.send(
    `mutation ($input: CreateAccessTokenInput!) {
      createAccessToken(input: $input) { ... on CreateAccessTokenPayload { token } }
    }`,
    { input: { name: 'a program', scopes, expiresInDays, password } },
  )
  const token = text('createAccessToken.token')
  const http = createHttpClient(app.url, token)
  return { token, http, rest: createRestClient(http), graphql: createGraphQLClient(http) }
}

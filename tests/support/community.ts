import { createGraphQLClient, type GraphQLClient } from './graphql-client.ts'
import { createHttpClient, type HttpClient } from './http-client.ts'
import { codeIn } from './mailbox.ts'
import { createRestClient, type RestClient } from './rest-client.ts'
import type { TestApp } from './start-app.ts'

export const PASSWORD = 'Correct-horse1'

export type TestMember = {
  username: string
  email: string
  accessToken: string
  refreshToken: string
  http: HttpClient
  rest: RestClient
  graphql: GraphQLClient
  /** Returns `Post.databaseId`. */
  post(text: string, picture?: Blob): Promise<string>
  react(postId: string, type: 'like' | 'dislike'): Promise<void>
}

let joined = 0

/** A member who has registered, entered the mailed code and logged in. */
export async function joinCommunity(app: TestApp, name = 'member'): Promise<TestMember> {
  joined += 1
  const username = `${name}_${joined}`
  const email = `${username}@mail.example`
  const http = createHttpClient(app.url)
  const rest = createRestClient(http)
  await rest.post('/auth/register', registration({ username, email }))
  const otp = codeIn(await app.mailbox.next(email))
  await rest.post('/auth/otp-verify', { email, otp })
  const login = await rest.post('/auth/login', { email, password: PASSWORD })
  return {
    username,
    email,
    accessToken: login.text('tokens.access.token'),
    refreshToken: login.text('tokens.refresh.token'),
    http,
    rest,
    graphql: createGraphQLClient(http),
    async post(text, picture) {
      const answer = await rest.form('/post', postForm(text, picture))
      return answer.text('post.id')
    },
    async react(postId, type) {
      await rest.post('/postinteractions', { postId, type })
    },
  }
}

/** A visitor. */
export function visit(app: TestApp) {
  const http = createHttpClient(app.url)
  return { http, rest: createRestClient(http), graphql: createGraphQLClient(http) }
}

export function registration(changes: Record<string, unknown> = {}) {
  return {
    username: 'newcomer',
    email: 'newcomer@mail.example',
    password: PASSWORD,
    dateOfBirth: '1990-05-17',
    termsAndConditions: true,
    ...changes,
  }
}

export function postForm(title: string, picture?: Blob): FormData {
  const form = new FormData()
  form.append('title', title)
  if (picture) form.append('post', picture, 'picture')
  return form
}

import { v7 as uuidv7 } from 'uuid'
import { ACCESS_TOKEN_COOKIE, REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'
import { startSession } from '#server/features/auth/session.ts'
import { createGraphQLClient, type GraphQLClient } from './graphql-client.ts'
import { createHttpClient, type HttpClient } from './http-client.ts'
import { codeIn } from './mailbox.ts'
import { createRestClient, type RestClient } from './rest-client.ts'
import type { TestApp } from './start-app.ts'

export const PASSWORD = 'Correct-horse1'

export type TestMember = {
  id: string
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

type Account = Pick<TestMember, 'id' | 'username' | 'email'>

let created = 0
let hashed: Promise<string> | undefined

/** A member with an email address and a password, signed in by cookies like a browser. Sends no request and no mail. */
export async function createMember(app: TestApp, name = 'member'): Promise<TestMember> {
  const [account] = await insertMembers(app, name, 1)
  if (!account) throw new Error('No member was inserted')
  await addCredentials(app, account.id, account.email)
  return signInWithCookies(app, account)
}

/** Members without a password, each with the bearer token of a session. */
export async function createMembers(app: TestApp, count: number): Promise<TestMember[]> {
  const accounts = await insertMembers(app, 'member', count)
  const members: TestMember[] = []
  // A transaction waits at most a few seconds for a connection, and there are ten.
  for (let start = 0; start < count; start += 10)
    members.push(
      ...(await Promise.all(accounts.slice(start, start + 10).map((account) => signIn(app, account)))),
    )
  return members
}

/** Three members without a password, each with the bearer token of a session. */
export async function createTrio(app: TestApp): Promise<[TestMember, TestMember, TestMember]> {
  const [one, other, third] = await createMembers(app, 3)
  if (!one || !other || !third) throw new Error('Three were asked for')
  return [one, other, third]
}

/** A member who registers, enters the mailed code and logs in. */
export async function registerMember(app: TestApp, name = 'member'): Promise<TestMember> {
  const { username, email } = nextAccount(name)
  const http = createHttpClient(app.url)
  const rest = createRestClient(http)
  await rest.post('/auth/register', registration({ username, email }))
  const otp = codeIn(await app.mailbox.next(email))
  await rest.post('/auth/otp-verify', { email, otp })
  const login = await rest.post('/auth/login', { email, password: PASSWORD })
  const { id } = await app.dependencies.database.member.findFirstOrThrow({ where: { username } })
  const tokens = {
    accessToken: login.text('tokens.access.token'),
    refreshToken: login.text('tokens.refresh.token'),
  }
  return withClients({ id, username, email }, tokens, http)
}

/** Gives a member an email address and the password of all test members. */
export async function addCredentials(
  { dependencies }: TestApp,
  memberId: string,
  email = `${memberId}@mail.example`,
): Promise<void> {
  hashed ??= dependencies.passwords.hash(PASSWORD)
  const now = dependencies.clock.now()
  await dependencies.database.credentials.create({
    data: { memberId, email, passwordHash: await hashed, emailVerifiedAt: now, passwordChangedAt: now },
  })
}

/** Creates another session with a bearer token, for example after the first one has expired. */
export async function signIn(app: TestApp, account: Account): Promise<TestMember> {
  const tokens = await startSession(app.dependencies, account.id, null)
  return withClients(account, tokens, createHttpClient(app.url, tokens.accessToken))
}

/** Creates another session with cookies, like a second browser. */
export async function signInWithCookies(app: TestApp, account: Account): Promise<TestMember> {
  const tokens = await startSession(app.dependencies, account.id, null)
  const http = createHttpClient(app.url)
  http.cookies.set(ACCESS_TOKEN_COOKIE, tokens.accessToken)
  http.cookies.set(REFRESH_TOKEN_COOKIE, tokens.refreshToken)
  return withClients(account, tokens, http)
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

async function insertMembers(
  { dependencies: { database, clock } }: TestApp,
  name: string,
  count: number,
): Promise<Account[]> {
  const now = clock.now()
  const accounts = Array.from({ length: count }, () => ({ id: uuidv7(), ...nextAccount(name) }))
  await database.member.createMany({
    data: accounts.map(({ id, username }) => ({
      id,
      username,
      fullName: username,
      dateOfBirth: new Date('1990-05-17'),
      createdAt: now,
      updatedAt: now,
    })),
  })
  return accounts
}

/** Names are unique in a worker, so tests can share a database. */
export function nextAccount(name: string) {
  created += 1
  const username = `${name}_${created}`
  return { username, email: `${username}@mail.example` }
}

function withClients(
  account: Account,
  tokens: Pick<TestMember, 'accessToken' | 'refreshToken'>,
  http: HttpClient,
): TestMember {
  const rest = createRestClient(http)
  return {
    ...account,
    ...tokens,
    http,
    rest,
    graphql: createGraphQLClient(http),
    async post(text, picture) {
      return (await rest.form('/post', postForm(text, picture))).text('post.id')
    },
    async react(postId, type) {
      await rest.post('/postinteractions', { postId, type })
    },
  }
}

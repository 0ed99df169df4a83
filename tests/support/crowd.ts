import { v7 as uuidv7 } from 'uuid'
import { hashPassword } from '#server/features/auth/passwords.ts'
import { startSession } from '#server/features/auth/session.ts'
import { PASSWORD } from './community.ts'
import { createGraphQLClient, type GraphQLClient } from './graphql-client.ts'
import { createHttpClient, type HttpClient } from './http-client.ts'
import { createRestClient, type RestClient } from './rest-client.ts'
import type { TestApp } from './start-app.ts'

export type CrowdMember = {
  id: string
  accessToken: string
  http: HttpClient
  rest: RestClient
  graphql: GraphQLClient
}

let gathered = 0

/** Many members, inserted directly into the database, each with a bearer token. */
export async function gatherCrowd(app: TestApp, size: number): Promise<CrowdMember[]> {
  const { database, clock } = app.dependencies
  const now = clock.now()
  const ids = Array.from({ length: size }, () => uuidv7())
  await database.member.createMany({
    data: ids.map((id) => {
      gathered += 1
      const username = `one_of_many_${gathered}`
      return {
        id,
        username,
        fullName: username,
        dateOfBirth: new Date('1990-05-17'),
        createdAt: now,
        updatedAt: now,
      }
    }),
  })
  return Promise.all(ids.map((id) => signIn(app, id)))
}

/** Gives a member an email address and the password of all test members. */
export async function giveCredentials({ dependencies }: TestApp, memberId: string): Promise<void> {
  const { database, clock } = dependencies
  const now = clock.now()
  await database.credentials.create({
    data: {
      memberId,
      email: `${memberId}@mail.example`,
      passwordHash: await hashPassword(PASSWORD),
      emailVerifiedAt: now,
      passwordChangedAt: now,
    },
  })
}

/** Creates another session, for example after the first one has expired. */
export async function signIn(app: TestApp, id: string): Promise<CrowdMember> {
  const { accessToken } = await startSession(app.dependencies, id, null)
  const http = createHttpClient(app.url, accessToken)
  return { id, accessToken, http, rest: createRestClient(http), graphql: createGraphQLClient(http) }
}

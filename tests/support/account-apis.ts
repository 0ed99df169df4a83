import { PASSWORD } from './members.ts'
import { createGraphQLClient, type GraphQLClient } from './graphql-client.ts'
import type { HttpClient } from './http-client.ts'
import { listAt, textAt, valueAt } from './json.ts'
import { createRestClient, type RestAnswer, type RestClient } from './rest-client.ts'

/** The result of a request, with the same names for both APIs. */
type Result = { outcome: string; message: string }

type ListedSession = { id: string; userAgent: string | null; isCurrent: boolean }

export type ListedIdentity = { id: string; provider: string; issuer: string }

/** Scopes as in GraphQL. REST uses lower case. */
export type ListedToken = { id: string; name: string; scopes: string[]; lastUsedAt: string | null }

/** The default password is `PASSWORD`; null sends none. */
export type NewToken = {
  name: string
  scopes: string[]
  expiresInDays?: number
  password?: string | null
}

export type ProfileChanges = Partial<
  Record<'fullName' | 'username' | 'email' | 'phone' | 'bio', string | null>
>

type Focus = { focalX?: string; focalY?: string }

/** The account operations of one API. */
export type AccountApi = {
  checkUsername(username: string): Promise<Result & { isAvailable?: boolean }>
  forgotPassword(email: string): Promise<Result>
  resetPassword(input: { email: string; otp: string; password: string }): Promise<Result>
  changePassword(input: {
    currentPassword: string
    newPassword: string
    revokeAccessTokens?: boolean
  }): Promise<Result>
  listSessions(): Promise<ListedSession[]>
  endSession(id: string): Promise<Result>
  endOtherSessions(): Promise<Result>
  createToken(input: NewToken): Promise<Result & { token: string | null }>
  listTokens(): Promise<ListedToken[]>
  revokeToken(id: string): Promise<Result>
  listIdentities(): Promise<ListedIdentity[]>
  unlinkIdentity(id: string): Promise<Result>
  /** REST has no JSON request for the username. profile.test.ts covers its form. */
  updateProfile(changes: ProfileChanges): Promise<Result>
  confirmEmail(otp: string, password?: string): Promise<Result>
  /** The focal point of the image, as form fields. */
  setPhoto(photo: Blob, focus?: Focus): Promise<Result>
  deletePhoto(): Promise<Result>
  deleteAccount(password: string): Promise<Result>
  /** Whether this caller still has a session. */
  isSignedIn(): Promise<boolean>
}

export const accountApis = [
  { api: 'REST', createApi: (http: HttpClient) => createRestAccountApi(createRestClient(http)) },
  { api: 'GraphQL', createApi: createAccountApi },
] as const

/** Over GraphQL, for behaviour of the shared operations that does not depend on the API. */
export function createAccountApi(http: HttpClient): AccountApi {
  return createGraphQLAccountApi(createGraphQLClient(http))
}

function createRestAccountApi(rest: RestClient): AccountApi {
  return {
    async checkUsername(username) {
      const answer = await rest.post('/auth/verify-username', { username })
      if (answer.status !== 200) return restResult(answer)
      const isAvailable = valueAt(answer.body, 'success') === true
      return { outcome: 'done', message: answer.text('message'), isAvailable }
    },
    forgotPassword: async (email) => restResult(await rest.post('/auth/forgot-password', { email })),
    resetPassword: async (input) => restResult(await rest.post('/auth/reset-password', input)),
    changePassword: async (input) => restResult(await rest.post('/auth/change-password', input)),
    async listSessions() {
      const { body } = await rest.get('/users/me/sessions')
      return listAt(body, 'sessions').map(listedSession)
    },
    endSession: async (id) => restResult(await rest.delete(`/users/me/sessions/${id}`)),
    endOtherSessions: async () => restResult(await rest.delete('/users/me/sessions')),
    async createToken(input) {
      const { password = PASSWORD, ...token } = input
      const answer = await rest.post('/tokens', {
        ...token,
        scopes: token.scopes.map(lowerCase),
        password: password ?? undefined,
      })
      return { ...restResult(answer), token: textOrNull(answer.body, 'token') }
    },
    listTokens: async () => listAt((await rest.get('/tokens')).body, 'tokens').map(listedToken),
    revokeToken: async (id) => restResult(await rest.delete(`/tokens/${id}`)),
    listIdentities: async () =>
      listAt((await rest.get('/users/me/identities')).body, 'identities').map(listedIdentity),
    unlinkIdentity: async (id) => restResult(await rest.delete(`/users/me/identities/${id}`)),
    updateProfile: async ({ bio, ...changes }) =>
      restResult(await rest.put('/users/me/profile-info', { ...changes, profileBio: bio })),
    confirmEmail: async (otp, password = PASSWORD) =>
      restResult(await rest.post('/users/me/email-confirm', { otp, password })),
    setPhoto: async (photo, focus) =>
      restResult(await rest.form('/users/profile-photo', photoForm(photo, focus))),
    deletePhoto: async () => restResult(await rest.delete('/users/profile-photo')),
    deleteAccount: async (password) => restResult(await rest.delete('/users/profile', { password })),
    isSignedIn: async () => (await rest.get('/auth/verify')).status === 200,
  }
}

function createGraphQLAccountApi(graphql: GraphQLClient): AccountApi {
  const ask = async (name: string, input: object, fields: string, file?: Blob) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    const query = `mutation ($input: ${type}Input!) {
      ${name}(input: $input) { __typename ... on ${type}Payload { ${fields} } ... on Error { message } }
    }`
    const { data, errors } = await graphql.send(query, { input }, file, 'input.photo')
    // A form of a visitor is refused as a whole.
    if (errors && textAt(errors, '0.extensions.code') === 'NOT_AUTHENTICATED')
      return { outcome: 'not signed in', message: textAt(errors, '0.message'), data }
    if (errors) throw new Error(`${name} was answered with ${JSON.stringify(errors)}`)
    const typename = textAt(data, `${name}.__typename`)
    const outcome = typename === `${type}Payload` ? 'done' : OUTCOME_OF_TYPE.get(typename)
    return { outcome: outcome ?? typename, message: textAt(data, `${name}.message`), data }
  }
  const mutate = async (name: string, input: object, file?: Blob): Promise<Result> => {
    const { outcome, message } = await ask(name, input, 'message', file)
    return { outcome, message }
  }
  return {
    async checkUsername(username) {
      const query =
        'query ($username: String!) { usernameAvailability(username: $username) { isAvailable message } }'
      const { data, errors } = await graphql.send(query, { username })
      if (errors) return { outcome: 'invalid', message: textAt(errors, '0.message') }
      return {
        outcome: 'done',
        message: textAt(data, 'usernameAvailability.message'),
        isAvailable: valueAt(data, 'usernameAvailability.isAvailable') === true,
      }
    },
    forgotPassword: (email) => mutate('requestPasswordReset', { email }),
    resetPassword: (input) => mutate('resetPassword', input),
    changePassword: (input) => mutate('changePassword', input),
    async listSessions() {
      const { data } = await graphql.send('{ viewer { sessions { id userAgent isCurrent } } }')
      return listAt(data, 'viewer.sessions').map(listedSession)
    },
    endSession: (sessionId) => mutate('endSession', { sessionId }),
    endOtherSessions: () => mutate('endOtherSessions', {}),
    async createToken(input) {
      const { outcome, message, data } = await ask(
        'createAccessToken',
        { password: PASSWORD, ...input },
        'message token',
      )
      return { outcome, message, token: textOrNull(data, 'createAccessToken.token') }
    },
    async listTokens() {
      const { data } = await graphql.send('{ viewer { accessTokens { id name scopes lastUsedAt } } }')
      return listAt(data, 'viewer.accessTokens').map(listedToken)
    },
    revokeToken: (accessTokenId) => mutate('revokeAccessToken', { accessTokenId }),
    async listIdentities() {
      const { data } = await graphql.send('{ viewer { identities { id provider issuer } } }')
      return listAt(data, 'viewer.identities').map(listedIdentity)
    },
    unlinkIdentity: (identityId) => mutate('unlinkIdentity', { identityId }),
    updateProfile: (changes) => mutate('updateProfile', changes),
    confirmEmail: (otp, password = PASSWORD) => mutate('confirmEmailChange', { otp, password }),
    setPhoto: (photo, focus = {}) => {
      const numbers = Object.entries(focus).map(([name, text]) => [name, Number(text)])
      return mutate('setProfilePhoto', { photo: null, ...Object.fromEntries(numbers) }, photo)
    },
    deletePhoto: () => mutate('deleteProfilePhoto', {}),
    deleteAccount: (password) => mutate('deleteAccount', { password }),
    isSignedIn: async () => valueAt((await graphql.send('{ viewer { id } }')).data, 'viewer') !== null,
  }
}

const OUTCOME_OF_STATUS = new Map([
  [200, 'done'],
  [201, 'done'],
  [400, 'invalid'],
  [401, 'not signed in'],
  [403, 'not allowed'],
  [404, 'not found'],
  [409, 'taken'],
  [413, 'too large'],
  [415, 'wrong type'],
])

const OUTCOME_OF_TYPE = new Map([
  ['ValidationError', 'invalid'],
  ['InvalidCodeError', 'invalid'],
  ['NotAuthenticatedError', 'not signed in'],
  ['MissingScopeError', 'not allowed'],
  ['PasswordRequiredError', 'not allowed'],
  ['RecentSignInRequiredError', 'not allowed'],
  ['NotFoundError', 'not found'],
  ['UsernameTakenError', 'taken'],
  ['FileTooLargeError', 'too large'],
  ['UnsupportedFileTypeError', 'wrong type'],
])

/** The `success` of the envelope must agree with the status. */
export function restResult({ status, body, text }: RestAnswer): Result {
  if ((valueAt(body, 'success') === true) !== status < 300)
    throw new Error(`The status ${status} does not go with ${JSON.stringify(body)}`)
  return { outcome: OUTCOME_OF_STATUS.get(status) ?? String(status), message: text('message') }
}

export function photoForm(photo: Blob, focus: Focus = {}): FormData {
  const form = new FormData()
  form.append('image', photo, 'photo')
  for (const [name, text] of Object.entries(focus)) form.append(name, text)
  return form
}

function listedSession(session: unknown): ListedSession {
  return {
    id: textAt(session, 'id'),
    userAgent: textOrNull(session, 'userAgent'),
    isCurrent: valueAt(session, 'isCurrent') === true,
  }
}

function listedIdentity(identity: unknown): ListedIdentity {
  return {
    id: textAt(identity, 'id'),
    provider: textAt(identity, 'provider'),
    issuer: textAt(identity, 'issuer'),
  }
}

function listedToken(token: unknown): ListedToken {
  const scopes = listAt(token, 'scopes').map((scope) => String(scope).toUpperCase())
  return {
    id: textAt(token, 'id'),
    name: textAt(token, 'name'),
    scopes,
    lastUsedAt: textOrNull(token, 'lastUsedAt'),
  }
}

function lowerCase(text: string): string {
  return text.toLowerCase()
}

function textOrNull(json: unknown, path: string): string | null {
  const value = valueAt(json, path)
  return typeof value === 'string' ? value : null
}

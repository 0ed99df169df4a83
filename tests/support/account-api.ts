import { PASSWORD } from './members.ts'
import { createGraphQLClient } from './graphql-client.ts'
import type { HttpClient } from './http-client.ts'
import { listAt, textAt, valueAt } from './json.ts'

/** The result of a request, with the same names for both APIs. */
export type AccountResult = { outcome: string; message: string }

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

/** The account operations. both-apis.test.ts compares them with those of REST. */
export type AccountApi = {
  checkUsername(username: string): Promise<AccountResult & { isAvailable?: boolean }>
  forgotPassword(email: string): Promise<AccountResult>
  resetPassword(input: { email: string; otp: string; password: string }): Promise<AccountResult>
  changePassword(input: {
    currentPassword: string
    newPassword: string
    revokeAccessTokens?: boolean
  }): Promise<AccountResult>
  listSessions(): Promise<ListedSession[]>
  endSession(id: string): Promise<AccountResult>
  endOtherSessions(): Promise<AccountResult>
  createToken(input: NewToken): Promise<AccountResult & { token: string | null }>
  listTokens(): Promise<ListedToken[]>
  revokeToken(id: string): Promise<AccountResult>
  listIdentities(): Promise<ListedIdentity[]>
  unlinkIdentity(id: string): Promise<AccountResult>
  /** REST has no JSON request for the username. profile.test.ts covers its form. */
  updateProfile(changes: ProfileChanges): Promise<AccountResult>
  confirmEmail(otp: string, password?: string): Promise<AccountResult>
  /** The focal point of the image, as form fields. */
  setPhoto(photo: Blob, focus?: Focus): Promise<AccountResult>
  deletePhoto(): Promise<AccountResult>
  deleteAccount(password: string): Promise<AccountResult>
  /** Whether this caller still has a session. */
  isSignedIn(): Promise<boolean>
}

/** Calls GraphQL. */
export function createAccountApi(http: HttpClient): AccountApi {
  const graphql = createGraphQLClient(http)
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
  const mutate = async (name: string, input: object, file?: Blob): Promise<AccountResult> => {
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

export function photoForm(photo: Blob, focus: Focus = {}): FormData {
  const form = new FormData()
  form.append('image', photo, 'photo')
  for (const [name, text] of Object.entries(focus)) form.append(name, text)
  return form
}

export function listedSession(session: unknown): ListedSession {
  return {
    id: textAt(session, 'id'),
    userAgent: textOrNull(session, 'userAgent'),
    isCurrent: valueAt(session, 'isCurrent') === true,
  }
}

export function listedIdentity(identity: unknown): ListedIdentity {
  return {
    id: textAt(identity, 'id'),
    provider: textAt(identity, 'provider'),
    issuer: textAt(identity, 'issuer'),
  }
}

export function listedToken(token: unknown): ListedToken {
  const scopes = listAt(token, 'scopes').map((scope) => String(scope).toUpperCase())
  return {
    id: textAt(token, 'id'),
    name: textAt(token, 'name'),
    scopes,
    lastUsedAt: textOrNull(token, 'lastUsedAt'),
  }
}

export function textOrNull(json: unknown, path: string): string | null {
  const value = valueAt(json, path)
  return typeof value === 'string' ? value : null
}

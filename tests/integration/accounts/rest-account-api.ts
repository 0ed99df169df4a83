import {
  type AccountApi,
  type AccountResult,
  listedIdentity,
  listedSession,
  listedToken,
  photoForm,
  textOrNull,
} from '#tests/support/account-api.ts'
import type { HttpClient } from '#tests/support/http-client.ts'
import { listAt, valueAt } from '#tests/support/json.ts'
import { PASSWORD } from '#tests/support/members.ts'
import { createRestClient, type RestAnswer } from '#tests/support/rest-client.ts'

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

/** The account operations of the REST API. */
export function createRestAccountApi(http: HttpClient): AccountApi {
  const rest = createRestClient(http)
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
        scopes: token.scopes.map((scope) => scope.toLowerCase()),
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

/** The `success` of the envelope must agree with the status. */
export function restResult({ status, body, text }: RestAnswer): AccountResult {
  if ((valueAt(body, 'success') === true) !== status < 300)
    throw new Error(`The status ${status} does not go with ${JSON.stringify(body)}`)
  return { outcome: OUTCOME_OF_STATUS.get(status) ?? String(status), message: text('message') }
}

import { OperationTypeNode } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { comment } from '#tests/support/comments.ts'
import { createMember, PASSWORD, registration, visit } from '#tests/support/members.ts'
import type { HttpClient } from '#tests/support/http-client.ts'
import { ask, documentsOf, named, roundabout } from '#tests/support/json-operations.ts'
import { createApiClient } from '#tests/support/api-clients.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057'
const NEW_PASSWORD = 'Another-horse2'
const NEWCOMER = registration()
const NO_POST = [{ postId: encodeGlobalId('Post', NOBODY) }, { postId: 'none' }]

/** Documents of the client's tests are compiled too. */
const mutations = documentsOf(OperationTypeNode.MUTATION).filter(([name]) => !name.endsWith('TestMutation'))

type World = {
  app: TestApp
  email: string
  theirs: string
  own: string
  theirComment: string
  ownComment: string
  callers: (() => HttpClient)[]
}

/** Successful and refused mutations, in an order in which each is possible. */
const INPUTS: Record<string, (world: World) => object[]> = {
  endSessionMutation: () => [{}, { refreshToken: 'none' }],
  useLoginMutation: ({ email }) => [
    { email, password: 'wrong' },
    { email: '', password: '' },
    { email, password: PASSWORD },
  ],
  refreshSessionMutation: () => [{ refreshToken: 'none' }, {}],
  useStartIdentitySignInMutation: () => [{}],
  useSignInWithIdentityMutation: () => [{ idToken: 'none' }],
  useRegisterMutation: () => [{ ...NEWCOMER, password: 'weak' }, NEWCOMER],
  useResendOtpMutation: () => [{ email: NEWCOMER.email }, { email: 'none' }],
  useVerifyOtpMutation: () => [
    { email: NEWCOMER.email, otp: 'none' },
    { email: 'none', otp: '' },
  ],
  useRequestPasswordResetMutation: ({ email }) => [{ email }, { email: 'none' }],
  useResetPasswordMutation: ({ email }) =>
    [PASSWORD, 'weak'].map((password) => ({ email, otp: 'none', password })),
  useCreatePostMutation: () => [
    { text: 'Hello #tag', altText: '' },
    { text: '' },
    { text: 'long '.repeat(500) },
    { text: 'once', idempotencyKey: 'a key' },
    { text: 'once', idempotencyKey: 'a key' },
    { text: 'twice', idempotencyKey: 'a key' },
    { text: 'with what is not there', mediaId: NOBODY },
  ],
  useSetReactionMutation: ({ theirs }) => [
    ...['LIKE', 'DISLIKE', 'DISLIKE', null, 'LOVE'].map((type) => ({ subjectId: theirs, type })),
    ...NO_POST.map(({ postId }) => ({ subjectId: postId, type: 'LIKE' })),
  ],
  useAddCommentMutation: ({ theirs, theirComment }) => [
    { postId: theirs, text: 'A comment' },
    { postId: theirs, parentId: theirComment, text: 'A reply' },
    { postId: theirs, parentId: theirs, text: 'A reply to a post' },
    { postId: theirs, text: '' },
    ...NO_POST.map((post) => ({ ...post, text: 'A comment' })),
  ],
  useEditCommentMutation: ({ theirComment, ownComment }) => [
    { commentId: theirComment, text: 'Changed' },
    { commentId: ownComment, text: 'Changed' },
    { commentId: 'none', text: 'Changed' },
  ],
  useDeleteCommentMutation: ({ theirComment, ownComment }) =>
    [theirComment, ownComment, 'none'].map((commentId) => ({ commentId })),
  useSharePostMutation: ({ theirs }) => [{ postId: theirs }, ...NO_POST],
  useDeletePostMutation: ({ theirs, own }) => [{ postId: theirs }, { postId: own }, ...NO_POST],
  useUpdateProfileMutation: () => [
    { fullName: 'A Name', bio: 'Here for the memes' },
    { username: '!' },
    { email: 'elsewhere@mail.example' },
  ],
  useConfirmEmailChangeMutation: () => [{ otp: 'none', password: PASSWORD }],
  useSetProfilePhotoMutation: () => [{ photo: null }, { photo: 'none' }],
  useDeleteProfilePhotoMutation: () => [{}],
  useCreateAccessTokenMutation: () => [
    { name: 'a program', scopes: ['READ'], expiresInDays: 30, password: PASSWORD },
    { name: 'a program', scopes: ['READ'], expiresInDays: 30 },
    { name: '', scopes: [], expiresInDays: 0 },
  ],
  useRevokeAccessTokenMutation: () => [{ accessTokenId: NOBODY }, { accessTokenId: 'none' }],
  useUnlinkIdentityMutation: () => [{ identityId: NOBODY }, { identityId: 'none' }],
  useEndSessionMutation: () => [{ sessionId: NOBODY }, { sessionId: 'none' }],
  useEndOtherSessionsMutation: () => [{}],
  useChangePasswordMutation: () => [
    { currentPassword: 'wrong', newPassword: NEW_PASSWORD },
    { currentPassword: PASSWORD, newPassword: 'weak' },
    { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
  ],
  useDeleteAccountMutation: () => [{ password: 'wrong' }, { password: NEW_PASSWORD }],
}

/** Each mutation is sent to three servers, one per transport, because it changes the response of the next one. */
let worlds: { plain: World; textual: World; byYoga: World }
beforeAll(async () => {
  const [plain, textual, byYoga] = await Promise.all([populate(), populate(), populate()])
  worlds = { plain, textual, byYoga }
}, 60_000)
afterAll(async () => {
  for (const { app } of Object.values(worlds)) await app.stop()
})

async function populate(): Promise<World> {
  const app = await startTestApp()
  const author = await createMember(app, 'someone')
  const member = await createMember(app, 'someone')
  const program = await createApiClient(app, member, ['READ', 'WRITE'])
  const theirs = await author.post('theirs')
  const own = await member.post('own')
  return {
    app,
    email: member.email,
    theirs: encodeGlobalId('Post', theirs),
    own: encodeGlobalId('Post', own),
    theirComment: await comment(author, theirs, 'theirs'),
    ownComment: await comment(member, theirs, 'own'),
    callers: [() => visit(app).http, () => program.http, () => member.http],
  }
}

test('every mutation of the client is covered', () => {
  expect(mutations.length).toBeGreaterThan(10)
  expect(Object.keys(INPUTS).toSorted()).toEqual(mutations.map(([name]) => name).toSorted())
})

test.for(Object.keys(INPUTS))(
  '%s has the same response and cookies over the fast path as over Yoga',
  async (name) => {
    const [, hash, text] = mutations.find(([known]) => known === name) ?? []
    if (!hash || !text) throw new Error('The site has it')
    const answer = (world: World, question: object) => askAll(world, name, question)
    const expected = await answer(worlds.byYoga, roundabout(text))
    expect(await answer(worlds.plain, named(hash))).toEqual(expected)
    expect(await answer(worlds.textual, { query: `${text} ` })).toEqual(expected)
  },
)

/** As a visitor, a program and a member. */
async function askAll(world: World, name: string, question: object): Promise<unknown[]> {
  const inputs = INPUTS[name]?.(world) ?? []
  const answers: unknown[] = []
  for (const callerOf of world.callers)
    for (const variables of [...inputs.map((input) => ({ input })), {}, { input: { nonsense: 1 } }])
      answers.push(alike(await ask(callerOf(), { ...question, variables })))
  return answers
}

/** The response without random and time-dependent values: ids, tokens, timestamps and the number of the member. */
function alike(answer: object): unknown {
  const text = JSON.stringify(answer)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment')
    .replace(/[\w-]{30,}={0,2}/g, 'an id')
    .replace(/someone_\d+/g, 'someone')
    .replace(/avatar\/\d+/g, 'avatar')
  return JSON.parse(text)
}

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { counters } from '#server/admin/check-counters.ts'
import { COMMANDS } from '#server/admin/commands.ts'
import { buildConfig } from '#server/config/config.ts'
import { readEnvironment } from '#server/config/env.ts'
import { processChanges } from '#server/features/notifications/process-changes.ts'
import { messages } from '#rules/messages.ts'
import { comment } from '#tests/support/comments.ts'
import { createGroup } from '#tests/support/groups.ts'
import { createMember, PASSWORD, type TestMember, visit } from '#tests/support/members.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { listAt, textAt, valueAt } from '#tests/support/json.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { createApiClient } from '#tests/support/api-clients.ts'
import { runAdmin } from '#tests/support/server-process.ts'
import { startTestApp } from '#tests/support/start-app.ts'

const app = await startTestApp()
let ada: TestMember
let grace: TestMember
beforeEach(async () => {
  ada = await createMember(app, 'ada')
  grace = await createMember(app, 'grace')
})
afterAll(async () => {
  await app.stop()
})

/** Runs a command with the settings of the running server. */
const admin = (...parts: string[]) =>
  runAdmin(parts, { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDirectory })

/** Runs a command in this process, which takes less time than starting another one. */
const run = async (name: keyof typeof COMMANDS, first = '', second = '') => {
  const command = COMMANDS[name]
  if (!command) throw new Error(`There is no command ${name}`)
  if ('run' in command) return command.run(app.dependencies, [first, second], false)
  return command.runOffline(buildConfig(readEnvironment({ DATA_DIR: app.dataDirectory })))
}

describe('invalid command line', () => {
  test.for([
    ['constructor'],
    ...(isNightly ? [[], ['suspend'], ['role', 'ada'], ['sweep', '--repair']] : []),
  ])('prints the usage and exits with code 2: %j', async (parts) => {
    const { code, output, errors } = await admin(...parts)
    expect([code, output]).toEqual([2, ''])
    expect(errors).toMatch(/^Usage: npm run admin -- <command>/)
    for (const name of [
      'suspend <username>',
      'role <username> <role>',
      'remove-post <post>',
      'check-counters [--repair]',
    ])
      expect(errors).toContain(name)
  })

  test('with an invalid setting names the setting', async () => {
    const { code, errors } = await runAdmin(['sweep'], { DATABASE_URL: 'localhost' })
    expect(code).toBe(1)
    expect(errors).toBe(
      'Invalid settings: DATABASE_URL must be a URL that starts with postgres:// or postgresql://\n',
    )
  })
})

describe('suspended member', () => {
  test('is signed out and hidden with all their posts, and is restored without sessions', async () => {
    const postId = await ada.post('Knock, knock')
    await grace.react(postId, 'like')
    const program = await createApiClient(app, ada, ['READ'])
    const { id } = await app.dependencies.database.member.findFirstOrThrow({
      where: { username: ada.username },
    })
    const profile = `/users/${id}/profile`
    expect((await grace.rest.get(profile)).status).toBe(200)

    const done = await run('suspend', ada.username.toUpperCase())
    expect(done).toEqual({
      isSuccess: true,
      lines: [
        `@${ada.username.toUpperCase()} is suspended; hidden comments: 0; hidden reactions to comments: 0; hidden follows: 0; hidden memberships: 0; hidden posts: 1; hidden reactions to posts: 0`,
      ],
    })
    expect((await ada.rest.get('/post')).status).toBe(401)
    expect((await program.rest.get('/post')).status).toBe(401)
    expect((await grace.rest.get(`/post/${postId}`)).status).toBe(404)
    expect((await grace.rest.get(profile)).status).toBe(404)
    expect(await postsSeenBy(grace)).not.toContain(postId)
    expect(await signIn(PASSWORD)).toMatchObject({
      status: 403,
      body: { message: messages.accountSuspended, code: 'ACCOUNT_SUSPENDED' },
    })
    expect(await signIn('Wrong-horse1')).toMatchObject({ status: 401, body: { code: 'BAD_CREDENTIALS' } })
    const byGraphQL = await visit(app).graphql.send(
      'mutation ($input: LoginInput!) { login(input: $input) { ... on Error { code } } }',
      { input: { email: ada.email, password: PASSWORD } },
    )
    expect(byGraphQL.data).toEqual({ login: { code: 'ACCOUNT_SUSPENDED' } })

    const restored = await run('unsuspend', `@${ada.username}`)
    expect(restored).toEqual({ isSuccess: true, lines: [expect.stringMatching(/shown posts: 1/)] })
    expect((await ada.rest.get('/post')).status).toBe(401)
    expect((await signIn(PASSWORD)).status).toBe(200)
    expect(await postsSeenBy(grace)).toContain(postId)
    expect((await grace.rest.get(profile)).status).toBe(200)
    expect(await run('check-counters')).toMatchObject({ isSuccess: true })
  })

  test('must exist', async () => {
    expect(await admin('suspend', 'nobody')).toEqual({ code: 1, output: '', errors: 'User not found\n' })
    await expect(run('unsuspend', 'nobody')).rejects.toThrow('User not found')
  })
})

describe('role', () => {
  const roleOf = async ({ graphql }: TestMember) =>
    (await graphql.send('{ viewer { role } }')).text('viewer.role')

  test('is given to one member and taken away', async () => {
    expect(await roleOf(ada)).toBe('MEMBER')
    expect(await run('role', ada.username.toUpperCase(), 'moderator')).toEqual({
      isSuccess: true,
      lines: [`@${ada.username.toUpperCase()} has the role moderator`],
    })
    expect([await roleOf(ada), await roleOf(grace)]).toEqual(['MODERATOR', 'MEMBER'])
    for (const role of ['admin', 'MEMBER']) {
      expect(await run('role', ada.username, role)).toMatchObject({ isSuccess: true })
      expect(await roleOf(ada)).toBe(role.toUpperCase())
    }
  })

  test('and member must exist', async () => {
    const unknown = 'The role must be member, moderator or admin.'
    await expect(run('role', ada.username, 'king')).rejects.toThrow(unknown)
    await expect(run('role', ada.username)).rejects.toThrow(unknown)
    await expect(run('role', 'nobody', 'admin')).rejects.toThrow('User not found')
    expect(await roleOf(ada)).toBe('MEMBER')
  })

  test('cannot be changed through the API', async () => {
    const { data, errors } = await ada.graphql.send(
      'mutation { updateProfile(input: {role: ADMIN}) { __typename } }',
    )
    expect([data, errors]).toMatchObject([undefined, [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]])
    await ada.rest.put('/users/me/profile-info', { role: 'ADMIN', fullName: 'Ada' })
    expect(await roleOf(ada)).toBe('MEMBER')
  })
})

describe('removed post', () => {
  test('is gone for everyone with its image', async () => {
    const postId = await grace.post('Not for here', await drawPicture())
    const picture = textAt((await grace.rest.get(`/post/${postId}`)).body, 'post.postUrl')
    const removed = await run('remove-post', `https://guffaw.example/post/${postId}`)
    expect(removed).toEqual({ isSuccess: true, lines: [`Post ${postId} was deleted`] })
    expect((await grace.rest.get(`/post/${postId}`)).status).toBe(404)
    expect((await grace.http.fetch(picture)).status).toBe(404)
    for (const post of [postId, 'that one'])
      await expect(run('remove-post', post)).rejects.toThrow('Post not found')
  })
})

describe('incorrect counters', () => {
  test('are listed and corrected on request', async () => {
    const postId = await grace.post('Who is #there?')
    await grace.react(postId, 'dislike')
    // Grace gets a notification, whose counters are checked too.
    await ada.react(postId, 'like')
    expect(await run('check-counters')).toEqual({ isSuccess: true, lines: ['All counters are correct'] })
    const { database } = app.dependencies
    await database.$executeRaw`INSERT INTO post_count_changes (change) VALUES (7)`
    await database.$executeRaw`
      UPDATE posts SET like_count = 7, dislike_count = 7, score = 7, share_count = 7, comment_count = 7,
        remix_count = 7
      WHERE id = ${postId}::uuid`
    await comment(grace, postId, 'Wrong')
    await database.$executeRaw`UPDATE comments SET like_count = 7, dislike_count = 7, reply_count = 7`
    await database.$executeRaw`UPDATE members SET post_count = 70, like_count = 70, follower_count = 7, following_count = 7`
    await database.$executeRaw`UPDATE tags SET post_count = 7`
    await createGroup(grace)
    await database.group.updateMany({ data: { memberCount: 7, recentJoinCount: 7 } })
    const groups = await database.group.findMany({ select: { id: true } })
    await database.groupPostCountChange.createMany({
      data: groups.map(({ id }) => ({ groupId: id, change: 7 })),
    })
    await database.$executeRaw`INSERT INTO meme_template_uses VALUES (gen_random_uuid(), 7)`
    await database.$executeRaw`UPDATE tag_days SET post_count = 7`
    await database.$executeRaw`INSERT INTO trending_window VALUES (true, now()) ON CONFLICT DO NOTHING`
    await database.$executeRaw`INSERT INTO trending_members SELECT id, 7, 7 FROM members ON CONFLICT DO NOTHING`

    await processChanges(app.dependencies)
    // Otherwise a trigger would correct what no trigger wrote.
    await database.$executeRaw`ALTER TABLE notifications DISABLE TRIGGER notifications_updated_count`
    await database.$executeRaw`UPDATE notifications SET actor_count = 7`
    await database.$executeRaw`ALTER TABLE notifications ENABLE TRIGGER notifications_updated_count`
    await database.$executeRaw`UPDATE unread_notifications SET count = 7`

    const { isSuccess, lines } = await run('check-counters')
    expect(isSuccess).toBe(false)
    expect(lines).toContain(`dislikes of posts: ${postId} has 7, expected 1`)
    const output = `${lines.join('\n')}\n`
    for (const { name } of counters()) expect(output).toContain(`${name}: `)
    const repair = await admin('check-counters', '--repair')
    expect(repair).toEqual({ code: 0, errors: '', output: output.replace('Wrong:', 'Repaired:') })
    expect(await run('check-counters')).toMatchObject({ isSuccess: true })
    const post = await grace.rest.get(`/post/${postId}`)
    expect(valueAt(post.body, 'post.dislikeCount') ?? 1).toBe(1)
  })
})

test('sweep removes expired uploads', async () => {
  const form = new FormData()
  form.append('file', await drawPicture())
  const upload = await grace.rest.form('/media', form)
  const { database } = app.dependencies
  await database.media.updateMany({ where: { expiresAt: { not: null } }, data: { expiresAt: new Date(0) } })
  expect(upload.status).toBe(201)
  expect(await run('sweep')).toEqual({
    isSuccess: true,
    lines: ['Sweep finished; files that could not be removed: 0'],
  })
  expect(await database.media.count({ where: { expiresAt: { not: null } } })).toBe(0)
})

describe('embedded database', () => {
  test('is shared with a running server, and otherwise started and stopped by the command', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'guffaw-admin-'))
    const settings = { DATA_DIR: directory }
    const pidFile = path.join(directory, 'postgres/data/postmaster.pid')
    expect(await runAdmin(['check-counters'], settings)).toMatchObject({ code: 0 })
    await expect(readFile(pidFile)).rejects.toThrow('ENOENT')

    const server = await startTestApp({ databaseUrl: null, dataDirectory: directory })
    expect(await runAdmin(['check-counters'], settings)).toMatchObject({ code: 0 })
    expect((await visit(server).http.fetch('/health/ready')).status).toBe(200)
    await server.stop()

    await rm(directory, { recursive: true })
  })
})

describe('rotated key', () => {
  test('is added to the file of the previous one', async () => {
    const file = path.join(app.dataDirectory, 'auth-secret')
    const secret = await readFile(file, 'utf8')
    expect(await run('rotate-key')).toEqual({
      isSuccess: true,
      lines: [expect.stringMatching(/restart each server/)],
    })
    const rotated = await readFile(file, 'utf8')
    expect(rotated.split(',')).toEqual([expect.not.stringContaining(secret), secret])
  })

  test('cannot replace a key that is set in the environment', async () => {
    const { code, output } = await runAdmin(['rotate-key'], { AUTH_SECRET: 'x'.repeat(40) })
    expect([code, output]).toEqual([
      1,
      'AUTH_SECRET is set: append a comma and a new secret to it and restart each server. Then move the new secret to the front and restart again.\n',
    ])
  })
})

function signIn(password: string) {
  return visit(app).rest.post('/auth/login', { email: ada.email, password })
}

async function postsSeenBy(member: TestMember): Promise<string[]> {
  return listAt((await member.rest.get('/post?limit=50')).body, 'posts').map((post) => textAt(post, 'id'))
}

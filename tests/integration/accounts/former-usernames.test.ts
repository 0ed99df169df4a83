import { describe, expect, test } from 'vitest'
import { FORMER_USERNAME_DAYS, FORMER_USERNAMES_MAX } from '#rules/limits.ts'
import { createAccountApi } from '#tests/support/account-api.ts'
import { createMember, PASSWORD, registration, type TestMember, visit } from '#tests/support/members.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const DONE = { outcome: 'done', message: 'Profile updated successfully' }
const TAKEN = { outcome: 'taken', message: 'Username is not available' }
const HOUR = 60 * 60
const RESERVED = FORMER_USERNAME_DAYS * 24 * HOUR

const app = await sharedApp()

describe('username that a member gave up', () => {
  test('is not available to others, in any case', async () => {
    const { username } = await createRenamed()
    for (const spelling of [username, username.toUpperCase()]) {
      expect(await isAvailable(spelling)).toBe(false)
      expect(await rename(await createMember(app), spelling)).toEqual(TAKEN)
      expect(await register(spelling)).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN' } })
    }
  })

  test('can be taken again by its former owner, and is not available while they have it', async () => {
    const member = await createRenamed()
    expect(await rename(member, member.username)).toEqual(DONE)
    expect(await isAvailable(member.username)).toBe(false)
    expect(await rename(member, `${member.username}_y`)).toEqual(DONE)
    expect(await isAvailable(member.username)).toBe(false)
    expect(await rename(member, member.username)).toEqual(DONE)
  })

  test('is available to everyone after 90 days', async () => {
    const { id, username } = await createRenamed()
    app.clock.advance(RESERVED - HOUR)
    expect(await isAvailable(username)).toBe(false)
    app.clock.advance(HOUR)
    expect(await isAvailable(username)).toBe(true)
    const former = { where: { memberId: id } }
    expect(await app.dependencies.database.formerUsername.count(former)).toBe(1)
    await app.run('remove former usernames')
    expect(await app.dependencies.database.formerUsername.count(former)).toBe(0)
    expect(await rename(await createMember(app), username)).toEqual(DONE)
  })

  test('is not available after its former owner deleted the account, nor is their last one', async () => {
    const member = await createRenamed()
    expect(await createAccountApi(member.http).deleteAccount(PASSWORD)).toMatchObject({ outcome: 'done' })
    for (const username of [member.username, `${member.username}_x`]) {
      expect(await isAvailable(username)).toBe(false)
      expect(await register(username, member.email)).toMatchObject({ status: 409 })
    }
    app.clock.advance(RESERVED)
    for (const username of [member.username, `${member.username}_x`])
      expect(await isAvailable(username)).toBe(true)
  })

  test('is available if its former owner gave up five others since', async () => {
    const member = await createRenamed()
    for (let change = 1; change < FORMER_USERNAMES_MAX; change += 1) {
      app.clock.advance(1)
      expect(await rename(member, `${member.username}_${change}`)).toEqual(DONE)
    }
    expect(await isAvailable(member.username)).toBe(false)
    app.clock.advance(1)
    expect(await rename(member, `${member.username}_last`)).toEqual(DONE)
    expect(await isAvailable(member.username)).toBe(true)
    expect(await isAvailable(`${member.username}_x`)).toBe(false)
  })
})

describe('username that looks official', () => {
  test.each(['admin', 'Guffaw_Support', '_moderator_1'])('%s is refused to everyone', async (username) => {
    expect(await isAvailable(username)).toBe(false)
    expect(await rename(await createMember(app), username)).toEqual(TAKEN)
    expect(await register(username)).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN' } })
  })

  test('stays with a member who has it', async () => {
    const member = await createMember(app, 'support')
    const changes = { username: member.username.toUpperCase(), bio: 'Not official' }
    expect(await createAccountApi(member.http).updateProfile(changes)).toEqual(DONE)
  })
})

/** Has the previous name `username` and the current name `<username>_x`. */
async function createRenamed(): Promise<TestMember> {
  const member = await createMember(app)
  expect(await rename(member, `${member.username}_x`)).toEqual(DONE)
  return member
}

function rename({ http }: TestMember, username: string) {
  return createAccountApi(http).updateProfile({ username })
}

async function isAvailable(username: string): Promise<boolean | undefined> {
  return (await createAccountApi(visit(app).http).checkUsername(username)).isAvailable
}

function register(username: string, email = `${username.toLowerCase()}@elsewhere.example`) {
  return visit(app).rest.post('/auth/register', registration({ username, email }))
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liftSuspension, suspendMember } from '#server/features/moderation/suspend-member.ts'
import { createMember, postForm, type TestMember, visit } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.stop())

describe.each(['disk', 'proxy', 'signed', 'public'] as const)('media of a suspended member (%s)', (by) => {
  let app: TestApp
  let member: TestMember
  let addresses: string[]
  beforeAll(async () => {
    const access = by === 'public' ? { by, url: s3.publicUrl } : by === 'disk' ? null : { by }
    app = access ? await startTestApp({ s3: s3.config(access) }) : await sharedApp()
    member = await createMember(app)
    const post = await member.rest.form('/post', postForm('', await drawPicture()))
    const photo = new FormData()
    photo.append('profilePhoto', await drawPicture(), 'photo.png')
    expect((await member.rest.form('/users/profile', photo, 'PUT')).status).toBe(200)
    const { photoId } = await app.dependencies.database.member.findFirstOrThrow({
      where: { username: member.username },
    })
    addresses = [post.text('post.postUrl'), `/media/image/s_128/${photoId}.webp`]
  })
  afterAll(async () => {
    if (by !== 'disk') await app.stop()
  })

  const get = (address: string, headers: Record<string, string> = {}) =>
    visit(app).http.fetch(address, { redirect: 'manual', headers })

  test('are withdrawn until the suspension is lifted, also from revalidating caches', async () => {
    const statuses = async (headers?: Record<string, string>) =>
      Promise.all(addresses.map(async (address) => (await get(address, headers)).status))
    const shown = by === 'signed' || by === 'public' ? 302 : 200
    expect(await statuses()).toEqual([shown, shown])

    await suspendMember(app.dependencies, member.username)
    expect(await statuses()).toEqual([404, 404])
    expect(await statuses({ 'if-none-match': '*' })).toEqual([404, 404])
    expect((await get(addresses[0] ?? '')).headers.get('cache-control')).toBe('no-store')

    await liftSuspension(app.dependencies, member.username)
    expect(await statuses()).toEqual([shown, shown])
  })

  test('are cached for at most an hour', async () => {
    for (const address of addresses) {
      const response = await get(address)
      const [, seconds] = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? []
      expect(Number(seconds)).toBeLessThanOrEqual(3600)
      const location = response.headers.get('location')
      if (!location) continue
      const file = await fetch(location)
      expect(file.headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate')
    }
  })
})

import { afterEach, expect, test } from 'vitest'
import type { Storage } from '#server/platform/storage/storage.ts'
import { createMembers, postForm, type TestMember } from '#tests/support/members.ts'
import { createDeferredStorage } from '#tests/support/deferred-storage.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'

const FULL = { code: 'SERVICE_UNAVAILABLE', message: 'Please try again later' }

let app: TestApp
afterEach(() => app.stop())

test('upload without disk space is refused by both APIs and stores nothing', async () => {
  const { member, fill, directory } = await start()
  fill()
  const picture = await drawPicture()
  const rest = await member.rest.form('/post', postForm('', picture))
  expect(rest).toMatchObject({ status: 503, body: { success: false, ...FULL } })
  expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0)

  const { status, errors } = await member.graphql.send(
    'mutation ($input: CreatePostInput!) { createPost(input: $input) { __typename } }',
    { input: { media: null } },
    picture,
  )
  expect([status, errors]).toMatchObject([503, [{ message: FULL.message, extensions: { code: FULL.code } }]])
  expect(await keptOf(directory)).toEqual({ files: [], posts: 0, media: 0 })
})

test('same upload is accepted when there is space again', async () => {
  const { member, fill, clear } = await start()
  const picture = await drawPicture()
  fill()
  expect((await member.rest.form('/post', postForm('', picture))).status).toBe(503)
  clear()
  expect((await member.rest.form('/post', postForm('', picture))).status).toBe(201)
})

/** The disk is full after the first file of an image: the harder case, because a part was written. */
async function start() {
  const { log } = createTestLog()
  const room = { writes: Infinity }
  const late = createDeferredStorage()
  const storage: Storage = {
    ...late.storage,
    async write(key, content, type) {
      if (room.writes <= 0)
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
      room.writes -= 1
      await late.storage.write(key, content, type)
    },
  }
  app = await startTestApp({}, { log, storage })
  const directory = `${app.dataDirectory}/media`
  late.open(app.dataDirectory)
  const [member] = await createMembers(app, 1)
  if (!member) throw new Error('A member was asked for')
  return {
    member: member satisfies TestMember,
    directory,
    fill: () => void (room.writes = 1),
    clear: () => void (room.writes = Infinity),
  }
}

async function keptOf(directory: string) {
  const { database, uploadDirectory } = app.dependencies
  const files = [...(await filesBelow(directory)), ...(await filesBelow(uploadDirectory))]
  return { files, posts: await database.post.count(), media: await database.media.count() }
}

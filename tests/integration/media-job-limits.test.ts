import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { UNFINISHED_VIDEOS_MAX } from '#rules/limits.ts'
import { CONCURRENCY_LIMITS } from '#rules/concurrency-limits.ts'
import { createMembers, postForm, type TestMember } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { recordClip } from '#tests/support/videos.ts'

const app = await sharedApp('limited')
let ada: TestMember
let grace: TestMember
let picture: Blob
beforeAll(async () => {
  const [first, second] = await createMembers(app, 2)
  if (!first || !second) throw new Error('createMembers returned fewer members than requested')
  ;[ada, grace] = [first, second]
  picture = await drawPicture()
})

test('member with too many concurrent uploads is refused while others are served', async () => {
  const { concurrencyLimiter } = app.dependencies
  const files = Array.from({ length: CONCURRENCY_LIMITS.memberMediaJobs.count }, () =>
    concurrencyLimiter.enter('memberMediaJobs', ada.id),
  )
  const photo = new FormData()
  photo.append('profilePhoto', picture, 'photo.png')
  const upload = new FormData()
  upload.append('file', picture, 'picture.png')
  const refused = {
    status: 429,
    body: {
      success: false,
      message: 'Your earlier files are still being processed. Please try again in a minute.',
      code: 'RATE_LIMITED',
    },
  }
  expect(await ada.rest.form('/post', postForm('', picture))).toMatchObject(refused)
  expect(await ada.rest.form('/media', upload)).toMatchObject(refused)
  expect(await ada.rest.form('/users/profile', photo, 'PUT')).toMatchObject(refused)
  expect((await grace.rest.form('/post', postForm('', picture))).status).toBe(201)

  for (const leave of files) leave()
  expect((await ada.rest.form('/post', postForm('', picture))).status).toBe(201)
})

test('member with too many unfinished videos is refused while others are served', async () => {
  const { database, clock } = app.dependencies
  const state = { kind: 'VIDEO', status: 'PROCESSING', durationMs: 0, width: 16, height: 9 } as const
  await database.media.createMany({
    data: Array.from({ length: UNFINISHED_VIDEOS_MAX }, () => ({
      ...state,
      id: uuidv7(),
      ownerId: ada.id,
      thumbHash: new Uint8Array(),
      createdAt: clock.now(),
    })),
  })
  const clip = await recordClip()
  expect(await ada.rest.form('/post', postForm('', clip))).toMatchObject({
    status: 429,
    body: {
      message: 'Your earlier videos are still being processed. Please try again in a few minutes.',
      code: 'RATE_LIMITED',
    },
  })
  expect((await ada.rest.form('/post', postForm('', picture))).status).toBe(201)
  expect((await grace.rest.form('/post', postForm('', clip))).status).toBe(201)
})

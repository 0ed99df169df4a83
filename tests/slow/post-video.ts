import path from 'node:path'
import { postForm, type TestMember } from '#tests/support/members.ts'
import { createPublishedPost } from '#tests/support/published-post.ts'
import type { TestApp } from '#tests/support/start-app.ts'
import { waitForVideoJobs } from '#tests/support/video-jobs.ts'

/** Posts a video. Resolves when all its renditions are stored. */
export async function postVideo(app: TestApp, { rest }: TestMember, clip: Blob) {
  const form = postForm('Look at this', clip)
  const id = await createPublishedPost(app, () =>
    rest.form('/post', form).then(({ text }) => text('post.id')),
  )
  await waitForVideoJobs(app)
  const url = (await rest.get(`/post/${id}`)).text('post.postUrl')
  return { id, url, mediaId: path.basename(url, '.mp4') }
}

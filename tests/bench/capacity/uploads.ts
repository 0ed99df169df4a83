import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { textAt } from '#tests/support/json.ts'
import { makeVideo } from '#tests/support/videos.ts'
import type { Community } from '../community/community.ts'
import { figure } from '../measure/figures.ts'
import { startOurs } from '../peers/ours.ts'
import { processorTimeOf, type Peer } from '../peers/process.ts'
import { memberAt } from '../workloads/workload.ts'

type Posted = { id: string; token: string }

const PICTURES = 40
const VIDEOS = 3
const AT_ONCE = 4
/** Milliseconds. */
const LOOK_EVERY = 200

const LEFT = `SELECT count(*)::int AS count FROM jobs`

/** The number of posts with an image and with a video that a CPU can process, including all renditions. */
export async function measureUploads(community: Community): Promise<string[]> {
  const ours = await startOurs(community, { FFMPEG_PATH: process.env['FFMPEG_PATH'] ?? 'ffmpeg' })
  const posted: Posted[] = []
  const post = async (number: number, file: Blob) =>
    void posted.push(await postFile(ours, memberAt(community, number).token, file))
  try {
    const [picture, video] = [await drawNoise(), await recordFilm()]
    // Code that is loaded by the first upload is not measured.
    await post(0, picture)
    await post(1, video)
    await untilMade(community)
    const pictures = await timeOf(ours, PICTURES, async () => {
      let next = 0
      const work = async () => {
        while (next < PICTURES) await post((next += 1), picture)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    })
    const videos = await timeOf(ours, VIDEOS, async () => {
      for (let number = 0; number < VIDEOS; number += 1) await post(number, video)
      await untilMade(community)
    })
    return [
      `Posts with a picture of 1600 × 1200, ${AT_ONCE} at once: ${pictures}`,
      `Posts with a video of 10 seconds, 1280 × 720, with all renditions: ${videos}`,
    ]
  } finally {
    // The comparison before the measurement covers images only.
    for (const { id, token } of posted) await send(ours, 'DELETE', `/api/v1/post/me/${id}`, token)
    await ours.stop()
  }
}

/** An image that compresses about as well as a photo. */
async function drawNoise(): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({
    create: { width: 1600, height: 1200, channels: 3, background: 'white', noise },
  }).blur(2)
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())])
}

function recordFilm(): Promise<Blob> {
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=30:duration=10']
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=10']
  return makeVideo('mp4', [
    ...picture,
    ...sound,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
  ])
}

async function postFile(ours: Peer, token: string, file: Blob): Promise<Posted> {
  const form = new FormData()
  form.append('title', 'Look')
  form.append('post', file, 'file')
  return { id: textAt(await send(ours, 'POST', '/api/v1/post', token, form), 'post.id'), token }
}

async function send(
  { url }: Peer,
  method: string,
  place: string,
  token: string,
  body?: FormData,
): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(new URL(place, url), { method, headers, ...(body && { body }) })
  const answer: unknown = await response.json()
  if (!response.ok)
    throw new Error(`${method} ${place} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}

async function untilMade({ client }: Community): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ count: number }>(LEFT)
    if (rows[0]?.count === 0) return
    await wait(LOOK_EVERY)
  }
}

async function timeOf(peer: Peer, count: number, work: () => Promise<void>): Promise<string> {
  const [begun, before] = [performance.now(), await processorTimeOf(peer)]
  await work()
  const [taken, processor] = [performance.now() - begun, (await processorTimeOf(peer)) - before]
  const perMinute = (milliseconds: number) => figure((count * 60_000) / milliseconds)
  return `${perMinute(taken)} per minute, ${figure(processor / count)} processor ms each (${perMinute(processor)} per minute and processor)`
}

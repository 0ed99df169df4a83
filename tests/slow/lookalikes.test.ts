import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCopies } from '#server/features/reposts/find-copies.ts'
import { hashImage } from '#server/features/reposts/hash-image.ts'
import { readFrames } from '#server/platform/images/image-frames.ts'
import {
  changePicture,
  CHANGES,
  drawOriginals,
  FLAT_PICTURES,
  type LabelledPicture,
} from './labelled-pictures.ts'
import { createMember } from '#tests/support/members.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

const MINUTES = 60_000
const SHARE = 10

let app: TestApp
let ownerId: string
const nameOf = new Map<string, string>()
let originals: LabelledPicture[]
beforeAll(async () => {
  app = await startTestApp()
  ownerId = (await createMember(app)).id
  originals = await drawOriginals()
  for (const picture of originals) nameOf.set(await store(picture), picture.name)
  for (const picture of FLAT_PICTURES) await store(picture)
}, 5 * MINUTES)
afterAll(() => app.stop())

/** Every change, or a part of them that differs between pictures, so that each change is made to some. */
const changesOf = (index: number) =>
  Object.keys(CHANGES).filter((_change, number) => isNightly || (index + number) % SHARE === 0)

const framesOf = (picture: LabelledPicture, change = CHANGES['WebP'] ?? ((image) => image)) =>
  changePicture(picture, change, readFrames)

/** Stores the hashes of a picture like those of an upload. */
async function store(picture: LabelledPicture): Promise<string> {
  const id = uuidv7()
  const size = { width: 600, height: 400, thumbHash: new Uint8Array(25) }
  await app.dependencies.database.media.create({
    data: { id, ownerId, kind: 'IMAGE', status: 'READY', ...size, createdAt: app.clock.now() },
  })
  await hashImage(app.dependencies, id, { frames: await framesOf(picture), captions: null })
  return id
}

async function copiesOf(picture: LabelledPicture, change: string): Promise<string[]> {
  const frames = await framesOf(picture, CHANGES[change])
  const ids = await findCopies(app.dependencies, uuidv7(), { frames, captions: null })
  return ids.map((id) => nameOf.get(id) ?? 'a flat picture')
}

test(
  'copies are found with a precision of 99 percent and a recall of 95 percent',
  async () => {
    const missed: string[] = []
    const wrong: string[] = []
    let found = 0
    const search = async (picture: LabelledPicture, change: string) => {
      const copies = await copiesOf(picture, change)
      if (copies.includes(picture.name)) found += 1
      else missed.push(`${picture.name}, ${change}`)
      const others = copies.filter((name) => name !== picture.name)
      wrong.push(...others.map((name) => `${picture.name} as ${name}, ${change}`))
    }
    for (const [index, picture] of originals.entries()) {
      const changes = picture.hasCopies ? changesOf(index) : ['WebP']
      await Promise.all(changes.map((change) => search(picture, change)))
    }
    const recall = found / (found + missed.length)
    const precision = found / (found + wrong.length)
    expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(0.99)
    expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  },
  20 * MINUTES,
)

test('flat pictures have no copies', async () => {
  for (const picture of FLAT_PICTURES) {
    const { database } = app.dependencies
    const id = await store(picture)
    expect(await database.mediaFrame.count({ where: { mediaId: id } })).toBe(0)
    expect(await copiesOf(picture, 'JPEG of quality 50')).toEqual([])
  }
})

import { beforeAll, describe, expect, test } from 'vitest'
import { photoForm } from '#tests/support/account-api.ts'
import { createMember, postForm, type TestMember } from '#tests/support/members.ts'
import { drawScene, readPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const DAMAGED = 'This file is damaged and cannot be shown. Please choose another one.'
const START_OF_SCAN = Buffer.from([0xff, 0xda])
const END_OF_IMAGE = Buffer.from([0xff, 0xd9])

const app = await sharedApp()
let member: TestMember
let jpeg: Buffer
let scan: number
beforeAll(async () => {
  member = await createMember(app)
  jpeg = await drawScene(32).jpeg({ quality: 90 }).toBuffer()
  scan = jpeg.indexOf(START_OF_SCAN)
})

describe('JPEG of a camera', () => {
  test.for([
    ['with a wrong spectral range in its scan header', withoutSpectralRange],
    ['with extraneous bytes before its scan', withExtraneousBytes],
    ['without its end marker', () => jpeg.subarray(0, -2)],
  ] as const)('%s is shown completely, also as a profile photo', async ([, change]) => {
    const url = (await create(change())).text('post.postUrl')
    const { metadata, colorAt } = await readPicture(await member.http.fetch(url))
    expect(metadata).toMatchObject({ format: 'webp', width: 600, height: 450 })
    const whole = (await create(jpeg)).text('post.postUrl')
    const expected = await readPicture(await member.http.fetch(whole))
    expect(await colorAt(590, 440)).toEqual(await expected.colorAt(590, 440))

    expect((await setPhoto(change())).status).toBe(200)
  })

  test.for([
    ['half of it', () => jpeg.subarray(0, jpeg.length / 2)],
    ['its header', () => jpeg.subarray(0, scan)],
    ['no scan', () => Buffer.concat([jpeg.subarray(0, scan), END_OF_IMAGE])],
  ] as const)('that contains %s is refused as damaged', async ([, change]) => {
    expect(await create(change())).toMatchObject({ status: 415, body: { message: DAMAGED } })
    expect(await setPhoto(change())).toMatchObject({ status: 415, body: { message: DAMAGED } })
  })
})

/** Phones of Samsung write 0 to 0 instead of 0 to 63. */
function withoutSpectralRange(): Buffer {
  const changed = Buffer.from(jpeg)
  const header = changed.readUInt16BE(scan + 2)
  changed[scan + 2 + header - 2] = 0
  return changed
}

/** Phones of Google write four zero bytes between two segments. */
function withExtraneousBytes(): Buffer {
  return Buffer.concat([jpeg.subarray(0, scan), Buffer.alloc(4), jpeg.subarray(scan)])
}

function create(image: Buffer) {
  return member.rest.form('/post', postForm('hi', toBlob(image)))
}

function setPhoto(image: Buffer) {
  return member.rest.form('/users/profile-photo', photoForm(toBlob(image)))
}

function toBlob(content: Buffer): Blob {
  return new Blob([new Uint8Array(content)], { type: 'image/jpeg' })
}

import path from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { documentedCodes } from '#server/platform/error-codes.ts'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { LEAK } from '#tests/support/arbitrary-values.ts'
import { loggedApp } from '#tests/support/logged-app.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sendRaw, type RawAnswer, type RawRequest } from '#tests/support/raw-request.ts'
import { filesBelow } from '#tests/support/stored-files.ts'
import { createTusClient, urlOf } from '#tests/support/tus-client.ts'

/** The number of requests. The seed is fixed, so failures are reproducible. */
const RUNS = { seed: 8, numRuns: isNightly ? 80 : 25, endOnFailure: true }
const UPLOADS = '/api/v1/uploads'
const NOBODYS = `${UPLOADS}/0190a0b0-0000-7000-8000-000000000000`
/** The statuses of the protocol and those for authentication and invalid files. */
const ANSWERS = new Set([200, 201, 204, 400, 401, 404, 405, 409, 412, 413, 415])
const METHODS = ['OPTIONS', 'POST', 'HEAD', 'PATCH', 'DELETE', 'PUT', 'GET', 'TRACE']

const { app, lines } = await loggedApp()
let member: TestMember
let other: TestMember
let othersUrl: string
let picture: Uint8Array
beforeAll(async () => {
  lines.length = 0
  const [one, another] = await createMembers(app, 2)
  if (!one || !another) throw new Error('Two were asked for')
  ;[member, other] = [one, another]
  othersUrl = urlOf(await createTusClient(other.http).begin(1000))
  picture = new Uint8Array(await (await drawPicture()).arrayBuffer())
})

describe('arbitrary tus requests get a response by the protocol and without internal details', () => {
  test('when creating uploads', async () => {
    await expectRobust(async () => UPLOADS)
    await expectNothingAstray()
  })

  test("for the caller's upload, which can be completed afterwards", async () => {
    const tus = createTusClient(member.http)
    let url = ''
    await expectRobust(async () => {
      if (url) await tus.end(url)
      url = urlOf(await tus.begin(picture.length))
      return url
    })
    await expectNothingAstray()
  })

  test("for another member's upload, which is neither revealed nor changed", async () => {
    await expectRobust(
      async () => othersUrl,
      async ({ status }, request) => {
        expect(status).toBe((await sendRaw(app.url, NOBODYS, request)).status)
      },
    )
    expect((await createTusClient(other.http).head(othersUrl)).headers.get('upload-offset')).toBe('0')
    await expectNothingAstray()
  })

  test.for([
    ['is unknown', NOBODYS],
    ['is empty', `${UPLOADS}/`],
    ['is an invalid URL', `${UPLOADS}//`],
    ['is incompletely encoded', `${UPLOADS}/%`],
    ['is NUL', `${UPLOADS}/%00`],
    ['ends with NUL', `${UPLOADS}/0190a0b0-0000-7000-8000-000000000000%00.png`],
    ['climbs', `${UPLOADS}/../../../../etc/passwd`],
    ['contains encoded path traversal', `${UPLOADS}/..%2f..%2f..%2fetc%2fpasswd`],
    ['contains path traversal with backslashes', `${UPLOADS}/..%5c..%5cwindows`],
    ['contains path traversal with encoded dots', `${UPLOADS}/%2e%2e/%2e%2e/uploads`],
    ['is a file of the server', `${UPLOADS}/auth-secret`],
    ['is a prototype property', `${UPLOADS}/__proto__`],
    ['is very long', `${UPLOADS}/${'a'.repeat(5000)}`],
    ['has a long query', `${UPLOADS}?id=${'a'.repeat(5000)}`],
  ] as const)('for an upload whose id %s', async ([, address]) => {
    await expectRobust(async () => address, undefined, isNightly ? 30 : 8)
    await expectNothingAstray()
  })
})

const lengths = [
  '0',
  '1',
  '-1',
  '1e3',
  'NaN',
  'Infinity',
  '',
  ' ',
  '0x10',
  '1.5',
  '1000',
  '9'.repeat(30),
  '1,1',
]
const odd = fc.constantFrom(...lengths)

const headersArbitrary = fc.record(
  {
    'tus-resumable': fc.oneof(
      { weight: 6, arbitrary: fc.constant('1.0.0') },
      { weight: 1, arbitrary: fc.constantFrom('', '0.2.2', '1.0.0, 1.0.0', 'x'.repeat(1000)) },
    ),
    'upload-length': fc.oneof(fc.constant('picture'), odd),
    'upload-offset': fc.oneof(fc.constant('0'), odd),
    'upload-defer-length': fc.constantFrom('1', '0'),
    'upload-concat': fc.constantFrom('partial', 'final;/api/v1/uploads/a /api/v1/uploads/b', 'nonsense'),
    'upload-checksum': fc.constantFrom('sha1 AAAA', 'md5', ''),
    'upload-metadata': fc.constantFrom(
      `altText ${Buffer.from('A wall').toString('base64')}`,
      `altText ${Buffer.from('nul\u0000 and \u202e').toString('base64')}`,
      `altText ${Buffer.from([0xff, 0xfe, 0xed, 0xa0, 0x80]).toString('base64')}`,
      'altText',
      'altText not-base64!',
      'altText YQ==,altText YQ==',
      '__proto__ YQ==',
      'constructor YQ==,prototype YQ==',
      ',,,',
      ' ',
      'key  YQ==',
      `filename ${Buffer.from('../../../../etc/cron.d/evil').toString('base64')}`,
      'k '.repeat(1000),
      `altText ${'YWFh'.repeat(600)}`,
      '\u00ff\u00fe YQ==',
    ),
    'content-type': fc.oneof(
      { weight: 4, arbitrary: fc.constant('application/offset+octet-stream') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('application/json', 'multipart/form-data', 'text/plain', '', ';;;'),
      },
    ),
    'x-http-method-override': fc.constantFrom('DELETE', 'PATCH', 'HEAD', 'GET', 'nonsense'),
    'x-forwarded-proto': fc.constantFrom('https', 'gopher', 'https,http'),
    'x-forwarded-host': fc.constantFrom('evil.example', '"', ''),
    forwarded: fc.constantFrom('host=evil.example;proto=https', ';;;', 'host="'),
    host: fc.constantFrom('evil.example', '[', 'a b', '//', '\u00ff', 'localhost:99999'),
    expect: fc.constant('100-continue'),
    'transfer-encoding': fc.constant('chunked'),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1'),
  },
  { requiredKeys: ['tus-resumable'] },
)

const bodies = fc.constantFrom<'none' | 'picture' | 'part' | 'more' | 'text'>(
  ...(['none', 'picture', 'part', 'more', 'text'] as const),
)

async function expectRobust(
  target: () => Promise<string>,
  check: (answer: RawAnswer, request: RawRequest) => Promise<void> = async () => undefined,
  numRuns = RUNS.numRuns,
): Promise<void> {
  const [fitting, random] = [fc.constantFrom('POST', 'PATCH', 'HEAD', 'DELETE'), fc.constantFrom(...METHODS)]
  const methods = fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: random })
  await fc.assert(
    fc.asyncProperty(methods, headersArbitrary, bodies, async (method, headers, kind) => {
      const request = {
        method,
        headers: { ...complete(headers), authorization: `Bearer ${member.accessToken}` },
        body: bodyOf(kind),
      }
      const answer = await sendRaw(app.url, await target(), request)
      expectDocumented(answer, method)
      await check(answer, request)
      const { location } = answer.headers
      const ending = location ? await createTusClient(member.http).end(location) : undefined
      expect(ending?.status ?? 204).toBe(204)
    }),
    { ...RUNS, numRuns },
  )
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
}

function complete(headers: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value === 'picture' ? String(picture.length) : value] as const],
  )
  return Object.fromEntries(given)
}

function bodyOf(kind: 'none' | 'picture' | 'part' | 'more' | 'text'): Uint8Array | undefined {
  const made = {
    none: undefined,
    picture,
    part: picture.slice(0, 10),
    more: Buffer.concat([picture, picture]),
    text: Buffer.from('<svg onload="alert(1)">'.padEnd(picture.length)),
  }
  return made[kind]
}

function expectDocumented({ status, headers, text }: RawAnswer, method: string): void {
  expect(ANSWERS, `${status}: ${text}`).toContain(status)
  expect(text + JSON.stringify(headers)).not.toMatch(LEAK)
  expect(headers['location'] ?? '').not.toContain('evil')
  if (status < 400 || method === 'HEAD') return
  const { success, code, message } = Object(JSON.parse(text))
  expect([success, typeof message]).toEqual([false, 'string'])
  expect(documentedCodes().map((documented) => documented.code)).toContain(code)
}

/** Every incomplete file has a row, every row has a file, and there are no other files. */
async function expectNothingAstray(): Promise<void> {
  const { database, uploadDirectory } = app.dependencies
  const rows = await database.resumableUpload.findMany({ where: { mediaId: null }, select: { id: true } })
  const files = await filesBelow(uploadDirectory)
  expect(files.map((file) => path.basename(file)).sort()).toEqual(rows.map(({ id }) => id).sort())
}

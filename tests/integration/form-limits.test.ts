import { beforeEach, describe, expect, test } from 'vitest'
import { MEDIA_FILE_MAX_BYTES } from '#rules/limits.ts'
import type { ConcurrencyLimitName } from '#rules/concurrency-limits.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { newNetwork } from '#tests/support/networks.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import type { RawAnswer } from '#tests/support/raw-request.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'
import { sendUnfinished } from './unfinished-request.ts'

const MEGABYTE = 1024 * 1024
const DECLARED = { 'content-length': String(100 * MEGABYTE) }
const CHUNKED = { 'transfer-encoding': 'chunked' }
const CREATE =
  'mutation ($input: CreatePostInput!) { createPost(input: $input) { __typename ... on Error { code message } } }'
const TOO_LARGE = {
  code: 'FILE_TOO_LARGE',
  message: 'File size cannot exceed 50MB. Current file is 40.0 MB.',
}

/** Each operation with a form, with the name of its file field. */
const CALLS = [
  ['POST', '/api/v1/post', 'post'],
  ['POST', '/api/v1/media', 'file'],
  ['POST', '/api/v1/users/profile-photo', 'image'],
  ['PUT', '/api/v1/users/profile-photo', 'image'],
  ['PUT', '/api/v1/users/profile', 'profilePhoto'],
] as const

const app = await sharedApp('limited')
let member: TestMember
let network: string
beforeEach(async () => {
  const [one] = await createMembers(app, 1)
  if (!one) throw new Error('The crowd has no member')
  member = one
  network = newNetwork()
})

describe('unfinished form of a visitor', () => {
  test.for(CALLS)('%s %s is refused with 401', async ([method, path]) => {
    const answer = await sendForm(path, { method, headers: DECLARED })
    expect(answer).toMatchObject({ status: 401 })
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: 'NOT_AUTHENTICATED' })
  })

  test.for([DECLARED, CHUNKED])('to GraphQL is refused with 401: %j', async (framing) => {
    const answer = await sendForm('/graphql', { headers: framing, part: junkFields(1000) })
    expect(answer.status).toBe(401)
    expect(JSON.parse(answer.text)).toMatchObject({
      errors: [{ extensions: { code: 'NOT_AUTHENTICATED' }, message: 'No token found in cookies' }],
    })
  })
})

describe('unfinished form of a member', () => {
  test.for([...CALLS, ['POST', '/graphql', '0']] as const)(
    '%s %s with too many declared bytes is refused with 413',
    async ([method, path]) => {
      const answer = await sendForm(path, { method, headers: { ...DECLARED, ...authorization() } })
      expect(answer.status).toBe(413)
      expect(answer.text).toContain('FILE_TOO_LARGE')
      expect(answer.text).toContain('Current file is 100.0 MB.')
    },
  )

  test.for([...CALLS, ['POST', '/graphql', '0']] as const)(
    '%s %s with many unknown fields is refused with 400',
    async ([method, path]) => {
      const headers = { ...CHUNKED, ...authorization() }
      const answer = await sendForm(path, { method, headers, part: junkFields(1000) })
      expect(answer.status).toBe(400)
      expect(answer.text).toContain('The form has a field that this endpoint does not accept')
    },
  )

  test.for([
    ['/api/v1/post', 'title'],
    ['/graphql', 'operations'],
  ] as const)('%s with an endless field is refused with 413', async ([path, name]) => {
    const part = field(name, 'x'.repeat(MEGABYTE)).slice(0, -10)
    const answer = await sendForm(path, { headers: { ...CHUNKED, ...authorization() }, part })
    expect(answer.status).toBe(413)
    expect(answer.text).toContain('BODY_TOO_LARGE')
  })

  test('with bytes before the first part is refused with 413', async () => {
    const headers = { ...CHUNKED, ...authorization() }
    expect(await sendForm('/api/v1/post', { headers, part: 'x'.repeat(MEGABYTE) })).toMatchObject({
      status: 413,
    })
  })

  test('with a file over the limit is refused with 413 and stores nothing', async () => {
    const file = Buffer.alloc(MEDIA_FILE_MAX_BYTES + 1)
    for (const [path, name] of [
      ['/api/v1/post', 'post'],
      ['/api/v1/media', 'file'],
    ] as const) {
      const part = Buffer.concat([Buffer.from(fileHead(name)), file])
      const answer = await sendForm(path, { headers: { ...CHUNKED, ...authorization() }, part })
      expect(answer.status).toBe(413)
      expect(JSON.parse(answer.text)).toMatchObject({ success: false, ...TOO_LARGE })
    }
    await expectNoFiles()
  })

  test('with a file over the limit to GraphQL gets the error of the mutation', async () => {
    const operations = JSON.stringify({ query: CREATE, variables: { input: { text: 'hi', media: null } } })
    const before = `${field('operations', operations)}${field('map', '{"0":["variables.input.media"]}')}`
    const part = Buffer.concat([
      Buffer.from(`${before}${fileHead('0')}`),
      Buffer.alloc(MEDIA_FILE_MAX_BYTES + 1),
    ])
    const answer = await sendForm('/graphql', { headers: { ...CHUNKED, ...authorization() }, part })
    expect(JSON.parse(answer.text)).toMatchObject({
      data: { createPost: { __typename: 'FileTooLargeError', ...TOO_LARGE } },
    })
    await expectNoFiles()
  })

  test('with an unnamed file over the limit is refused with 413', async () => {
    const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="post"; filename=""\r\n\r\n')
    const part = Buffer.concat([head, Buffer.alloc(MEDIA_FILE_MAX_BYTES + MEGABYTE)])
    const answer = await sendForm('/api/v1/post', { headers: { ...CHUNKED, ...authorization() }, part })
    expect(answer.status).toBe(413)
  })
})

describe('form', () => {
  test.for(CALLS)('%s %s accepts a file only under its documented name', async ([method, path, name]) => {
    const picture = await drawPicture()
    for (const other of ['anything', name.toUpperCase(), 'title', '__proto__', '']) {
      const form = new FormData()
      form.append(other, picture, 'picture.png')
      const response = await member.http.fetch(path, { method, body: form })
      expect(response.status, other).toBe(400)
      expect(await response.json()).toMatchObject({ success: false, code: 'VALIDATION_FAILED' })
    }
    await expectNoFiles()
    expect(await app.dependencies.database.post.count({ where: { authorId: member.id } })).toBe(0)
  })

  test('with text instead of the file is refused', async () => {
    const form = new FormData()
    form.append('title', 'hi')
    form.append('post', 'no file')
    expect(await member.rest.form('/post', form)).toMatchObject({
      status: 400,
      body: { message: 'The form has a field that this endpoint does not accept' },
    })
  })

  test('with a repeated field is refused', async () => {
    const form = new FormData()
    form.append('title', 'one')
    form.append('title', 'two')
    expect(await member.rest.form('/post', form)).toMatchObject({
      status: 400,
      body: { message: 'The form has the same field more than once', code: 'VALIDATION_FAILED' },
    })
  })

  test('to GraphQL with a repeated field is refused', async () => {
    const form = new FormData()
    form.append('operations', '{}')
    form.append('operations', '{}')
    const response = await member.http.fetch('/graphql', { method: 'POST', body: form })
    expect(response.status).toBe(400)
  })
})

describe('concurrent forms', () => {
  test.for([
    ['memberForms', () => [member.id]],
    ['networkForms', () => ['127.0.0.1', '0:0:0:0::/64']],
  ] as const)('are limited: %s', async ([name, keys]) => {
    const leaves = keys().flatMap((key) => enterAll(name, key))
    const form = new FormData()
    form.append('title', 'One too many')
    for (const path of ['/api/v1/post', '/graphql']) {
      const response = await member.http.fetch(path, { method: 'POST', body: form })
      expect(response.status).toBe(429)
      expect(response.headers.get('retry-after')).toBe('60')
      expect(await response.text()).toContain('RATE_LIMITED')
    }
    leaves.forEach((leave) => leave())
    expect((await member.rest.form('/post', form)).status).toBe(201)
  })

  test('are counted until their body has been read, also when refused', async () => {
    const [first, ...others] = enterAll('memberForms', member.id)
    first?.()
    const form = new FormData()
    form.append('unknown', 'x')
    for (let time = 0; time < 3; time += 1) expect((await member.rest.form('/post', form)).status).toBe(400)
    others.forEach((leave) => leave())
  })
})

function authorization() {
  return { authorization: `Bearer ${member.accessToken}` }
}

function sendForm(
  path: string,
  { headers, ...request }: Parameters<typeof sendUnfinished>[2],
): Promise<RawAnswer> {
  const own = { 'content-type': 'multipart/form-data; boundary=b', 'x-forwarded-for': network }
  return sendUnfinished(app.url, path, { ...request, headers: { ...own, ...headers } })
}

function field(name: string, value: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

function fileHead(name: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`
}

function junkFields(count: number): string {
  return Array.from({ length: count }, (_, number) => field(`junk${number}`, 'x'.repeat(1000))).join('')
}

/** The maximum number. */
function enterAll(name: ConcurrencyLimitName, key: string): (() => void)[] {
  const leaves: (() => void)[] = []
  try {
    for (;;) leaves.push(app.dependencies.concurrencyLimiter.enter(name, key))
  } catch (error) {
    if (error instanceof RateLimitedError) return leaves
    throw error
  }
}

function expectNoFiles() {
  return expect.poll(() => filesBelow(app.dependencies.uploadDirectory)).toEqual([])
}

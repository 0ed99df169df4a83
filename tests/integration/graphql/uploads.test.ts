import { beforeAll, describe, expect, test } from 'vitest'
import { createMembers, type TestMember, visit } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { filesBelow, filesSince } from '#tests/support/stored-files.ts'

const CREATE = `mutation ($input: CreatePostInput!) {
  createPost(input: $input) { __typename ... on CreatePostPayload { post { media { __typename } } } }
}`
const MALFORMED =
  'The multipart body must have the parts operations, map and the files that map names, in this order'

const app = await sharedApp()
let member: TestMember
/** The directory of incoming files. */
let uploads: string
let filesBefore: string[]
let picture: Blob
beforeAll(async () => {
  uploads = app.dependencies.uploadDirectory
  filesBefore = await filesBelow(uploads)
  const [one] = await createMembers(app, 1)
  if (!one) throw new Error('One was asked for')
  member = one
  picture = await drawPicture()
})

describe('multipart request', () => {
  test('puts the file at the path of its map', async () => {
    const answer = await send({ operations: createPost(), map: { a: ['variables.input.media'] }, a: picture })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          createPost: { __typename: 'CreatePostPayload', post: { media: { __typename: 'ImageMedia' } } },
        },
      },
    })
    await nothingStays()
  })

  test('accepts parts with the content type JSON', async () => {
    const body = [
      part('operations', JSON.stringify(createPost()), 'application/json'),
      part('map', '{"a":["variables.input.media"]}', 'application/json'),
    ]
    const end = new Blob([
      '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n',
      picture,
      '\r\n--b--\r\n',
    ])
    const response = await member.http.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: new Blob([...body, end]),
    })
    expect(await response.json()).toMatchObject({ data: { createPost: { __typename: 'CreatePostPayload' } } })
  })

  const ABUSES: [string, Record<string, unknown>][] = [
    ['without operations', { map: { a: ['variables.input.media'] } }],
    ['without a map', { operations: createPost() }],
    ['with an empty map', { operations: createPost(), map: {} }],
    ['with a map before the operations and the file first', {}],
    ['whose map does not name the file', { operations: createPost(), map: { b: ['variables.input.media'] } }],
    [
      'whose map has two paths for one file',
      { operations: createPost(), map: { a: ['variables.input.media', 'variables.input.text'] } },
    ],
    ['whose map has no path for the file', { operations: createPost(), map: { a: [] } }],
    ['whose map has a path outside of the variables', { operations: createPost(), map: { a: ['query'] } }],
    ['whose map replaces all variables', { operations: createPost(), map: { a: ['variables'] } }],
    [
      'whose map reaches a prototype',
      { operations: createPost(), map: { a: ['variables.__proto__.media'] } },
    ],
    [
      'whose map reaches a constructor',
      { operations: createPost(), map: { a: ['variables.constructor.prototype.media'] } },
    ],
    ['whose map adds a variable', { operations: createPost(), map: { a: ['variables.input.photo'] } }],
    ['whose map overwrites a string', { operations: createPost(), map: { a: ['variables.input.text'] } }],
    ['whose map has a path of a thousand levels', nested(1000)],
    ['whose map is a list', { operations: createPost(), map: ['variables.input.media'] }],
    ['whose map is a string', { operations: createPost(), map: 'variables.input.media' }],
    ['whose operations are a list', { operations: [createPost()], map: { a: ['0.variables.input.media'] } }],
    ['whose operations have no variables', { operations: { query: '{ viewer { email } }' }, map: {} }],
  ]
  test.for(ABUSES)('%s is refused', async ([, parts]) => {
    expect(await send({ ...parts, a: picture })).toEqual({
      status: 400,
      body: { errors: [{ message: MALFORMED, extensions: { code: 'VALIDATION_FAILED' } }] },
    })
    await nothingStays()
  })

  test('whose map names a file that does not arrive creates nothing', async () => {
    const operations = createPost('Without its picture')
    for (const parts of [
      { operations, map: { a: ['variables.input.media'] } },
      { operations, map: { a: ['variables.input.media'], b: ['variables.input.altText'] }, a: picture },
    ])
      expect(await send(parts)).toEqual({
        status: 400,
        body: { errors: [{ message: MALFORMED, extensions: { code: 'VALIDATION_FAILED' } }] },
      })
    const where = { text: 'Without its picture', authorId: member.id }
    expect(await app.dependencies.database.post.count({ where })).toBe(0)
    await nothingStays()
  })

  test('with operations that are no JSON is refused', async () => {
    const form = new FormData()
    form.append('operations', '{')
    form.append('map', '{}')
    expect(await sendForm(form)).toMatchObject({ status: 400, body: { errors: [{ message: MALFORMED }] } })
  })

  test('with two files is refused and stores nothing', async () => {
    const form = new FormData()
    form.append('operations', JSON.stringify(createPost()))
    form.append('map', JSON.stringify({ a: ['variables.input.media'], b: ['variables.input.altText'] }))
    form.append('a', picture, 'a')
    form.append('b', picture, 'b')
    expect(await sendForm(form)).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'A request can contain only one file.' }] },
    })
    await nothingStays()
  })

  test('that is aborted is refused and stores nothing', async () => {
    const whole = [
      part('operations', JSON.stringify(createPost())),
      part('map', '{"a":["variables.input.media"]}'),
      '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nhalf a pict',
    ]
    const response = await member.http.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: whole.join(''),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'The form is not valid multipart/form-data' }],
    })
    await nothingStays()
  })
})

test('file of a visitor is refused with 401', async () => {
  const place = { operations: createPost(), map: { a: ['variables.input.media'] } }
  expect(await send({ ...place, a: picture }, visit(app).http)).toEqual({
    status: 401,
    body: { errors: [{ message: 'No token found in cookies', extensions: { code: 'NOT_AUTHENTICATED' } }] },
  })
})

describe('value that is no file', () => {
  test.for([
    'words',
    7,
    {},
    { file: '/etc/passwd' },
    { path: '/etc/passwd', name: 'Upload' },
    ['/etc/passwd'],
  ])('is refused for a file variable: %j', async (media) => {
    const body = JSON.stringify({ query: CREATE, variables: { input: { text: 'hi', media } } })
    const headers = { 'content-type': 'application/json' }
    const response = await member.http.fetch('/graphql', { method: 'POST', headers, body })
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('multipart/form-data') }],
    })
    expect(await app.dependencies.database.post.count({ where: { text: 'hi', authorId: member.id } })).toBe(0)
  })

  test('is refused as a literal in the query', async () => {
    const { errors } = await member.graphql.send(
      'mutation { createPost(input: { text: "hi", media: "/etc/passwd" }) { __typename } }',
    )
    expect(errors).toMatchObject([{ message: expect.stringContaining('multipart/form-data') }])
  })
})

function createPost(text = 'With a picture') {
  return { query: CREATE, variables: { input: { text, media: null } } }
}

function send(parts: Record<string, unknown>, http = member.http) {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts))
    form.append(name, value instanceof Blob ? value : JSON.stringify(value))
  return sendForm(form, http)
}

async function sendForm(form: FormData, http = member.http) {
  const response = await http.fetch('/graphql', { method: 'POST', body: form })
  const body: unknown = await response.json()
  return { status: response.status, body }
}

/** A path of a file that is nested deeper than any input. */
function nested(levels: number) {
  const variables: unknown = JSON.parse(`${'{"a":'.repeat(levels)}null${'}'.repeat(levels)}`)
  return { operations: { ...createPost(), variables }, map: { a: [`variables${'.a'.repeat(levels)}`] } }
}

function part(name: string, content: string, type = 'text/plain'): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`
}

/** Uploaded files are deleted after the response. */
function nothingStays() {
  return expect.poll(() => filesSince(filesBefore, uploads)).toEqual([])
}

import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PERSISTED_DOCUMENTS_FILE } from '#server/config/project-root.ts'
import { createMembers, type TestMember, visit } from '#tests/support/members.ts'
import { loggedApp } from '#tests/support/logged-app.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { filesBelow, filesSince } from '#tests/support/stored-files.ts'

const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/graphql-response+json' }

const { app, lines } = await loggedApp()
let member: TestMember
beforeAll(async () => {
  const [one] = await createMembers(app, 1)
  if (!one) throw new Error('One was asked for')
  member = one
})
beforeEach(() => {
  lines.length = 0
})

describe('unexpected error', () => {
  const CREATE = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { __typename } }'

  beforeEach(() => {
    const error = new Error('The disk of db-internal-7 is full')
    const write = vi.spyOn(app.dependencies.storage, 'write').mockRejectedValue(error)
    onTestFinished(() => write.mockRestore())
  })

  test('is returned as a request id only and logged with it, over GraphQL', async () => {
    const { errors } = await member.graphql.send(
      CREATE,
      { input: { text: 'hi', media: null } },
      await drawPicture(),
    )
    const text = JSON.stringify(errors)
    const requestId = /Request id: ([0-9a-f-]{36})/.exec(text)?.[1]
    expect(errors).toMatchObject([
      {
        message: `Something went wrong on our side. Request id: ${requestId}`,
        path: ['createPost'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
      },
    ])
    expect(text).not.toMatch(/db-internal|stack|node_modules/)
    const logged = lines.filter((line) => line['requestId'] === requestId && line['level'] === 50)
    expect(logged).toMatchObject([{ err: { message: 'The disk of db-internal-7 is full' } }])
  })

  test('is returned as a request id only and logged with it, over REST', async () => {
    const form = new FormData()
    form.append('post', await drawPicture())
    const answer = await member.rest.form('/post', form)
    const requestId = answer.headers.get('x-request-id')
    expect(answer).toMatchObject({
      status: 500,
      body: {
        success: false,
        message: `Something went wrong on our side. Request id: ${requestId}`,
      },
    })
    const logged = lines.filter((line) => line['requestId'] === requestId && line['level'] === 50)
    expect(logged).toMatchObject([{ err: { message: 'The disk of db-internal-7 is full' } }])
  })
})

describe('client that disconnects during a file upload', () => {
  const part = (disposition: string, content: string) =>
    `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}`
  const operations = JSON.stringify({ query: '{ __typename }', variables: { file: null } })

  test.for([
    ['/api/v1/post', ''],
    [
      '/graphql',
      `${part('name="operations"', operations)}\r\n${part('name="map"', '{"post":["variables.file"]}')}\r\n`,
    ],
  ] as const)('to %s causes no server error', async ([path, before]) => {
    const uploads = app.dependencies.uploadDirectory
    const earlier = await filesBelow(uploads)
    const sending = request(new URL(path, app.url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${member.accessToken}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
    }).on('error', () => undefined)
    sending.write(`${before}${part('name="post"; filename="a"', 'half a pict')}`)
    await expect.poll(() => filesSince(earlier, uploads)).not.toEqual([])
    sending.destroy()
    await expect.poll(() => filesSince(earlier, uploads)).toEqual([])
    expect((await member.rest.get('/auth/verify')).status).toBe(200)
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})

describe('persisted document', () => {
  test('is found by its hash', async () => {
    const documents = Object.entries<string>(JSON.parse(await readFile(PERSISTED_DOCUMENTS_FILE, 'utf8')))
    const [hash] = documents.find(([, text]) => text.startsWith('query useFeedHeadQuery')) ?? []
    expect(hash).toBeTruthy()
    expect(await post({ ...persisted(hash), variables: { everyone: true, followed: false } })).toMatchObject({
      status: 200,
      body: { data: { feed: { edges: expect.any(Array) } } },
    })
  })

  test('is not found by an unknown hash', async () => {
    expect(await post(persisted('0'.repeat(64)))).toMatchObject({
      body: { errors: [{ message: 'PersistedQueryNotFound' }] },
    })
    for (const hash of ['', '__proto__', 'constructor', null, 7]) {
      expect(await post(persisted(hash))).toMatchObject({ body: { errors: [expect.anything()] } })
    }
  })
})

describe('GraphQL request', () => {
  test.for(['', '{', '[]', 'null', '7', '"{ viewer { email } }"', '{}', '{"query":7}', '{"query":""}'])(
    'with the body %j is refused with a GraphQL error',
    async (body) => {
      const response = await member.http.fetch('/graphql', { method: 'POST', headers: JSON_TYPE, body })
      expect(response.status).toBe(400)
      const answer: unknown = await response.json()
      expect(answer).toEqual({ errors: [expect.objectContaining({ message: expect.any(String) })] })
      expect(JSON.stringify(answer)).not.toMatch(/node_modules|FST_|stack/)
    },
  )

  test('with invalid UTF-8 is refused', async () => {
    const body = Buffer.from('{"query":"{ __typename }","operationName":"\u00e9"}', 'latin1')
    const response = await member.http.fetch('/graphql', { method: 'POST', headers: JSON_TYPE, body })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      errors: [{ message: 'The request body is not valid JSON', extensions: { code: 'BAD_REQUEST' } }],
    })
  })

  test('with batched operations is refused', async () => {
    const query = { query: '{ __typename }' }
    expect(await post([query, query])).toMatchObject({ status: 400, body: { errors: [expect.anything()] } })
  })

  test.for(['text/plain', 'application/x-www-form-urlencoded', 'text/html', 'application/graphql'])(
    'as %s, which a cross-site form can send, is refused',
    async (type) => {
      const response = await member.http.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify({ query: 'mutation { logout(input: {}) { __typename } }' }),
      })
      expect(response.status).toBe(415)
      expect(await response.json()).toMatchObject({ errors: [expect.anything()] })
    },
  )

  test('by GET is executed for queries only', async () => {
    const read = await getQuery('{ feed { totalCount } }')
    expect(await read.json()).toMatchObject({ data: { feed: { totalCount: expect.any(Number) } } })
    const written = await getQuery('mutation { createPost(input: { text: "by GET" }) { __typename } }')
    expect(written.status).toBe(405)
    expect(await app.dependencies.database.post.count({ where: { authorId: member.id } })).toBe(0)
  })

  test('with query parameters that are no JSON is refused', async () => {
    for (const parameter of ['variables', 'extensions']) {
      const response = await member.http.fetch(`/graphql?query={__typename}&${parameter}=nonsense`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        errors: [{ message: 'The parameters variables and extensions must be valid JSON' }],
      })
    }
  })

  test('by GET can have variables or the hash of a persisted document', async () => {
    const variables = encodeURIComponent('{"name":"Query"}')
    const query = encodeURIComponent('query ($name: String!) { __type(name: $name) { name } }')
    const written = await member.http.fetch(`/graphql?query=${query}&variables=${variables}`)
    expect(await written.json()).toMatchObject({ data: { __type: { name: 'Query' } } })
    const extensions = encodeURIComponent(JSON.stringify(persisted('__proto__').extensions))
    const named = await member.http.fetch(`/graphql?extensions=${extensions}`)
    expect(await named.json()).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] })
  })

  test.for(['multipart/mixed', 'application/json', '*/*'])(
    'for Accept: %s gets a single response',
    async (accept) => {
      const body = '{"query":"{ __typename }"}'
      const headers = { ...JSON_TYPE, accept }
      const response = await member.http.fetch('/graphql', { method: 'POST', headers, body })
      expect(response.headers.get('transfer-encoding')).toBeNull()
      expect(await response.text()).toContain('"__typename":"Query"')
    },
  )

  test('from another site is readable with a token but not with a cookie', async () => {
    for (const method of ['POST', 'OPTIONS']) {
      const response = await visit(app).http.fetch('/graphql', {
        method,
        headers: {
          ...JSON_TYPE,
          origin: 'https://integrator.example',
          ...(method === 'POST'
            ? { authorization: `Bearer ${member.accessToken}` }
            : {
                'access-control-request-method': 'POST',
                'access-control-request-headers': 'authorization,content-type',
              }),
        },
        body: method === 'POST' ? '{"query":"{ viewer { email } }"}' : undefined,
      })
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  test('has a response that caches must not store', async () => {
    const query = encodeURIComponent('{ viewer { email } }')
    const { http } = visit(app)
    const responses = await Promise.all([
      member.http.fetch(`/graphql?query=${query}`),
      http.fetch(`/graphql?query=${query}`),
      http.fetch(`/graphql?query=${query}`, { headers: { accept: 'application/graphql-response+json' } }),
      http.fetch('/graphql?query='),
      http.fetch('/graphql?variables=%7B'),
      http.fetch('/graphql', { method: 'POST', headers: JSON_TYPE, body: '{"query":"{ __typename }"}' }),
      http.fetch('/graphql', { headers: { accept: 'text/html' } }),
      http.fetch(`/graphql?query=${query}`, { headers: { accept: 'text/event-stream' } }),
    ])
    await Promise.all(responses.map((response) => response.arrayBuffer()))
    for (const { headers } of responses) {
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('vary')?.split(', ')).toEqual(expect.arrayContaining(['cookie', 'authorization']))
    }
  })

  test('with an invalid query returns the error location and executes nothing', async () => {
    const { errors, data } = await member.graphql.send('{ viewer { emial } }')
    expect(data).toBeUndefined()
    expect(errors).toMatchObject([{ message: expect.stringContaining('emial'), locations: [{ line: 1 }] }])
  })

  test('returns the request id of its log lines', async () => {
    const response = await member.http.fetch('/graphql', {
      method: 'POST',
      headers: JSON_TYPE,
      body: '{"query":"{ __typename }"}',
    })
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/)
  })
})

function persisted(sha256Hash: unknown) {
  return { extensions: { persistedQuery: { version: 1, sha256Hash } } }
}

function getQuery(query: string): Promise<Response> {
  return member.http.fetch(`/graphql?query=${encodeURIComponent(query)}`)
}

async function post(body: unknown) {
  const init = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) }
  const response = await member.http.fetch('/graphql', init)
  const answer: unknown = await response.json()
  return { status: response.status, body: answer }
}

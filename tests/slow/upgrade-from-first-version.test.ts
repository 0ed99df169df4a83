import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyMigrations } from '#server/platform/database/migrations.ts'
import { MIGRATIONS_DIRECTORY } from '#server/config/project-root.ts'
import { createPasswords } from '#server/platform/passwords.ts'
import { PASSWORD, postForm, visit } from '#tests/support/members.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { listAt, textAt, valueAt } from '#tests/support/json.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

/** More than a page, so that later migrations of lists have an effect. */
const POSTS = 600

const FILL = `
  INSERT INTO members (id, username, full_name, date_of_birth, created_at, updated_at)
  SELECT gen_random_uuid(), name, name, '1990-05-17', now() - interval '30 days', now()
  FROM unnest(ARRAY['ada', 'grace', 'heidi']) AS name;
  INSERT INTO credentials (member_id, email, password_hash, email_verified_at, password_changed_at)
  SELECT id, username || '@mail.example', $1, now(), now() FROM members;
  INSERT INTO posts (id, author_id, text, tags, created_at, updated_at)
  SELECT gen_random_uuid(), id, 'Joke ' || number, ARRAY['joke'], now() - number * interval '1 hour', now()
  FROM members, generate_series(1, ${POSTS}) AS number WHERE username = 'ada';
  INSERT INTO reactions (post_id, member_id, author_id, kind, created_at)
  SELECT posts.id, members.id, author_id, CASE username WHEN 'heidi' THEN 'dislike' ELSE 'like' END::reaction_kind, now()
  FROM posts, members WHERE text IN ('Joke 1', 'Joke 2') AND (username = 'grace' OR text = 'Joke 2');`

let testDatabase: TestDatabase
let directory: string
let app: TestApp
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-first-migration-'))
  const [first = ''] = (await readdir(MIGRATIONS_DIRECTORY)).filter((name) => /^\d/.test(name)).toSorted()
  await cp(path.join(MIGRATIONS_DIRECTORY, first), path.join(directory, first), { recursive: true })
  await cp(
    path.join(MIGRATIONS_DIRECTORY, 'migration_lock.toml'),
    path.join(directory, 'migration_lock.toml'),
  )
  const client = new pg.Client({ connectionString: testDatabase.url })
  await client.connect()
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const log = pino({ level: 'silent' })
  await applyMigrations({ databaseUrl: testDatabase.url, migrationsDirectory: directory, log })
  const passwordHash = await createPasswords().hash(PASSWORD)
  await client.query(FILL.replace('$1', client.escapeLiteral(passwordHash)))
  await client.end()
})
afterAll(async () => {
  await app.stop()
  await testDatabase.drop()
  await rm(directory, { recursive: true })
})

test('data of the first release is complete after all migrations and usable', async () => {
  app = await startTestApp({ databaseUrl: testDatabase.url })
  const { rest, graphql } = visit(app)
  const login = await rest.post('/auth/login', { email: 'grace@mail.example', password: PASSWORD })
  expect(login.status).toBe(200)

  const newest = listAt((await rest.get('/post?limit=2')).body, 'posts')
  expect(newest.map((post) => textAt(post, 'title'))).toEqual(['Joke 1', 'Joke 2'])
  const oldest = listAt((await rest.get(`/post?limit=10&page=${POSTS / 10}`)).body, 'posts')
  expect(textAt(oldest.at(-1), 'title')).toBe(`Joke ${POSTS}`)
  expect(await wrongCounters(app.dependencies.sql)).toEqual([])

  const { data } = await graphql.send(
    '{ searchPosts(query: "joke 600") { totalCount } searchMembers(query: "ada") { edges { node { username } } } tag(name: "joke") { postCount } }',
  )
  expect(data).toEqual({
    searchPosts: { totalCount: 1 },
    searchMembers: { edges: [{ node: { username: 'ada' } }] },
    tag: { postCount: POSTS },
  })

  const postId = textAt(newest[0], 'id')
  await rest.post('/postinteractions', { postId, type: 'dislike' })
  const own = await rest.form('/post', postForm('Still here'))
  expect(own.status).toBe(201)
  const seen = listAt((await rest.get('/post?limit=1')).body, 'posts')
  expect(textAt(seen[0], 'title')).toBe('Still here')
  expect(valueAt((await rest.get(`/post/${postId}`)).body, 'success')).toBe(true)
  expect(await wrongCounters(app.dependencies.sql)).toEqual([])
})

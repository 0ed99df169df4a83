import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lifecycles } from '#server/platform/lifecycle.ts'
import { createAccountApi } from '#tests/support/account-api.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { createFullAccount, findRows, type FullAccount } from '#tests/support/full-account.ts'
import { PASSWORD } from '#tests/support/members.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { filesBelow } from '#tests/support/stored-files.ts'

const WORD = 'quizzacious'

let app: TestApp
let account: FullAccount
let traces: string[]
beforeAll(async () => {
  app = await startTestApp()
  account = await createFullAccount(app, WORD)
  const { id, username, email } = account.member
  traces = [id, username, email, WORD]
  const mediaId = '0190a0b0-0000-7000-8000-000000000000'
  const data = { mediaId, task: 'webm' }
  const retry = {
    id: mediaId,
    queue: 'videos',
    memberId: id,
    data,
    attempts: 1,
    runAt: new Date('2100-01-01'),
  }
  await app.dependencies.database.job.create({ data: retry })
})
afterAll(() => app.stop())

test('deleted account leaves no row and no file, and all counters are correct', async () => {
  const { dependencies, mailbox } = app
  const { member } = account
  const tables = new Set((await findRows(app, traces)).map(tableOf))
  expect(tables.size).toBeGreaterThan(25)
  for (const table of ['tags', 'resumable_uploads', 'jobs']) expect(tables).toContain(`public.${table}`)
  expect(await findFiles()).not.toEqual([])
  expect((await createAccountApi(member.http).deleteAccount(PASSWORD)).outcome).toBe('done')

  // Rows of pending changes that repeated tasks apply within seconds.
  const pending = new Set(['public.like_changes', 'public.notification_changes', 'public.trending_members'])
  const found = (await findRows(app, [member.id])).map(tableOf)
  expect(found.filter((table) => !pending.has(table))).toEqual([])
  expect(await filesBelow(dependencies.uploadDirectory)).toEqual([])

  await mailbox.next(`new_${WORD}@mail.example`)
  await mailbox.next(member.email)
  await dependencies.background.drain()
  for (const { run } of lifecycles().flatMap(({ repeatedTasks = [], sweeps = [] }) => [
    ...repeatedTasks,
    ...sweeps,
  ]))
    await run(dependencies)
  expect(await findRows(app, traces)).toEqual([])
  expect(await findFiles()).toEqual([])
  expect(await filesBelow(path.join(app.dataDirectory, 'media'))).toEqual([])
  expect(await wrongCounters(dependencies.sql)).toEqual([])
  const { data } = await account.friend.graphql.send(`{ tag(name: "${WORD}") { name } }`)
  expect(data).toEqual({ tag: null })
})

function tableOf(row: string): string {
  return row.split(': ', 1).join()
}

/** The files whose path or content contains a trace of the member. */
async function findFiles(): Promise<string[]> {
  const entries = await readdir(app.dataDirectory, { recursive: true, withFileTypes: true })
  const found = await Promise.all(
    entries.map(async (entry) => {
      const content = entry.isFile() ? await readFile(path.join(entry.parentPath, entry.name), 'latin1') : ''
      return traces.some((trace) => entry.name.includes(trace) || content.includes(trace)) ? entry.name : []
    }),
  )
  return found.flat()
}

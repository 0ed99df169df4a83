import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestLog } from '#tests/support/log-lines.ts'
import { filesBelow } from '#tests/support/stored-files.ts'
import { createOutboxMailer } from './outbox-mailer.ts'

const MAIL = {
  to: 'ada@mail.example',
  subject: 'Ihr Code für Guffaw',
  text: 'Your code is 012345.',
  html: '<p>Your code is <strong>012345</strong>.</p>',
}

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-outbox-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('mail becomes a readable file, and its code is logged', async () => {
  const { log, lines } = createTestLog()
  const outbox = path.join(directory, 'made when needed')
  await createOutboxMailer(outbox, 'Guffaw <no-reply@guffaw.example>', log).send(MAIL)

  const [file = ''] = await filesBelow(outbox)
  expect(file).toMatch(/\.eml$/)
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({
    from: { name: 'Guffaw', address: 'no-reply@guffaw.example' },
    to: [{ address: MAIL.to }],
    subject: MAIL.subject,
    text: expect.stringContaining(MAIL.text),
    html: expect.stringContaining(MAIL.html),
  })
  expect(lines).toMatchObject([{ msg: 'Mail "Ihr Code für Guffaw" with the code 012345', to: MAIL.to, file }])
})

test('every mail is a separate file in order, and one without a code logs none', async () => {
  const { log, lines } = createTestLog()
  const mailer = createOutboxMailer(directory, 'no-reply@guffaw.example', log)
  for (const subject of ['first', 'second', 'third']) await mailer.send({ ...MAIL, subject, text: 'Hello' })
  const files = (await filesBelow(directory)).sort()
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(file))))
  expect(mails.map(({ subject }) => subject)).toEqual(['first', 'second', 'third'])
  expect(lines.map(({ msg }) => msg)).toEqual(['Mail "first"', 'Mail "second"', 'Mail "third"'])
})

test('outbox that is not writable is an error', async () => {
  const mailer = createOutboxMailer('/dev/null/outbox', 'no-reply@guffaw.example', createTestLog().log)
  await expect(mailer.send(MAIL)).rejects.toThrow('ENOTDIR')
})

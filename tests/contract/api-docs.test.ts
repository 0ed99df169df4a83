import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm, registration, visit } from '#tests/support/members.ts'
import { codeIn } from '#tests/support/mailbox.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { openShell, type Shell } from './shell.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { expectShown, readSteps, type Step } from './tour.ts'

const tour = await readFile('docs/api.md', 'utf8')
const DEMO = { username: 'demo', email: 'demo@guffaw.example', password: 'Guffaw-demo-1' }
const NEWCOMER = 'newcomer@mail.example'
/** The placeholder for the code that readers find in the log. */
const SAMPLE_CODE = '314159'

let app: TestApp
let shell: Shell
beforeAll(async () => {
  app = await startTestApp({ limitRates: true })
  shell = openShell()
})
/** The part of the demo community that the tutorial uses. */
beforeAll(async () => {
  const { rest } = visit(app)
  await rest.post('/auth/register', registration(DEMO))
  const otp = codeIn(await app.mailbox.next(DEMO.email))
  await rest.post('/auth/otp-verify', { email: DEMO.email, otp })
  await rest.post('/auth/login', { email: DEMO.email, password: DEMO.password })
  await rest.form('/post', postForm('A picture', await drawPicture()))
  for (const text of ['One', 'Two', 'Three']) await rest.form('/post', postForm(text))
})
afterAll(async () => {
  await shell.close()
  await app.stop()
})

test('each step of the API tour works as documented', async () => {
  const steps = readSteps(tour)
  expect(steps.length).toBeGreaterThan(20)
  let watching = 0
  for (const step of steps) {
    // A reader takes longer for a step.
    await app.run('index posts for searches')
    await shell.run(await fitScript(step))
    if (step.script.trimEnd().endsWith('&')) watching += 1
    if (step.script.includes('kill $!')) watching = 0
    await app.untilWatchers(watching)
    if (step.shown) await expectShown(step.shown, shell.output)
  }
})

test('API tour covers every example', async () => {
  const examples = await readdir('docs/examples')
  const scripts = readSteps(tour).map(({ script }) => script)
  for (const example of examples) expect(scripts.join('')).toContain(`node docs/examples/${example}`)
})

/** Replaces the address of the reader's server with that of this one. */
async function fitScript({ script }: Step): Promise<string> {
  const fitting = script
    .replaceAll('http://localhost:4000', app.url)
    .replaceAll('.data/', `${app.dataDirectory}/`)
  if (!fitting.includes(SAMPLE_CODE)) return fitting
  return fitting.replaceAll(SAMPLE_CODE, codeIn(await app.mailbox.next(NEWCOMER)))
}

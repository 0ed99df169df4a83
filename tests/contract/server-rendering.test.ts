import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { SSR_ENTRY_FILE } from '#server/config/project-root.ts'

/** Without an enabled async hook, Node gives all promises the id 0. */
const SCRIPT = `
  import { executionAsyncId } from 'node:async_hooks'
  const { renderLanding } = await import(process.argv[1])
  const { html } = await renderLanding()
  const id = await Promise.resolve().then(() => executionAsyncId())
  console.log(JSON.stringify({ isRendered: html.includes('<h1'), id }))`

test('server rendering leaves no async hook enabled', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    SCRIPT,
    SSR_ENTRY_FILE,
  ])
  expect(JSON.parse(stdout)).toEqual({ isRendered: true, id: 0 })
})

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ERROR_CODES } from '#rules/error-codes.ts'

test('docs/errors.md lists exactly the error codes of the code', async () => {
  const text = await readFile('docs/errors.md', 'utf8')
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const documented = rows.flatMap(([, code = '', meaning]) =>
    /^`[A-Z_]+`$/.test(code) ? [[code.slice(1, -1), meaning]] : [],
  )
  expect(documented).toEqual(Object.entries(ERROR_CODES))
})

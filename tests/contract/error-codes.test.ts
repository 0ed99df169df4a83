import { readFile } from 'node:fs/promises'
import { isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { documentedCodes } from '#server/platform/error-codes.ts'
import { refusalDefinitions } from '#server/platform/refusals.ts'
import { schema } from '#server/schema/schema.ts'

test('docs/errors.md lists exactly the defined codes with status and description', async () => {
  const text = await readFile('docs/errors.md', 'utf8')
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const documented = rows.flatMap(([, code = '', statuses, description]) =>
    /^`[A-Z_]+`$/.test(code) ? [{ code: code.slice(1, -1), statuses, description }] : [],
  )
  expect(documented).toEqual(documentedCodes().map((row) => ({ ...row, statuses: row.statuses.join(', ') })))
})

test('the schema has exactly the defined result errors with their descriptions', () => {
  const types = schema.getType('Error')
  const inSchema = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && type.getInterfaces().some(({ name }) => name === types?.name)
      ? [{ name: type.name, description: type.description }]
      : [],
  )
  const defined = [...refusalDefinitions.values()].flatMap(({ name, description, isResult = true }) =>
    isResult ? [{ name, description }] : [],
  )
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
  expect(inSchema.toSorted(byName)).toEqual(defined.toSorted(byName))
})

test('refusals that share a code share its description', () => {
  for (const { name, code, description } of refusalDefinitions.values())
    expect(description, name).toBe(documentedCodes().find((row) => row.code === code)?.description)
})

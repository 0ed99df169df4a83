import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { parseInput, ValidationError } from './refusals.ts'

const schema = z.object({
  name: z.string('Name is required').min(3, 'Name is short').regex(/^a/, 'Name begins with a'),
  age: z.number('Age is required'),
})

describe('input', () => {
  test('that is valid is parsed', () => {
    expect(parseInput(schema, { name: 'ada', age: 36, more: true })).toEqual({ name: 'ada', age: 36 })
  })

  test('that is invalid gets one message per field, with the first one as summary', () => {
    const refused = refusalOf({ name: 'x' })
    expect(refused.message).toBe('Name is short')
    expect(refused.fields).toEqual([
      { path: 'name', message: 'Name is short' },
      { path: 'age', message: 'Age is required' },
    ])
  })
})

function refusalOf(input: unknown): ValidationError {
  try {
    parseInput(schema, input)
  } catch (error) {
    if (error instanceof ValidationError) return error
  }
  throw new Error('The input was not refused')
}

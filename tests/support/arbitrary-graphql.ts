import fc from 'fast-check'
import {
  GraphQLInt,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLArgument,
  type GraphQLInputType,
} from 'graphql'
import { expect } from 'vitest'
import { documentedCodes } from '#server/platform/error-codes.ts'
import { arbitraryObject, arbitraryValue, LEAK } from './arbitrary-values.ts'
import type { HttpClient } from './http-client.ts'

const OURS = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'])

/** Values around the page size limits and at the limits of Int. */
const INTEGERS = [0, -1, 1, 2, 50, 51, 101, 2 ** 31 - 1, -(2 ** 31)]

type Errors = readonly { extensions?: { code?: string } }[]

/** Random variables of these arguments. Most have the right type, because others are refused at once. */
export function arbitraryVariables(
  args: readonly GraphQLArgument[],
  plausible: fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const types = new Map(args.map(({ name, type }) => [name, type]))
  return arbitraryObject([...types.keys()], (name) => valueOf(types.get(name), plausible))
}

/** `($name: Type)` and `(name: $name)` for these arguments, or empty strings. */
export function passVariables(args: readonly GraphQLArgument[]): { declared: string; passed: string } {
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ')
  return { declared: declared && `(${declared})`, passed: passed && `(${passed})` }
}

/** Checks that every response contains no internal error. */
export async function expectRobust(http: HttpClient, init: RequestInit): Promise<void> {
  const response = await http.fetch('/graphql', { method: 'POST', ...init })
  const text = await response.text()
  expect(response.status, text).toBeLessThan(500)
  expect(text).not.toMatch(LEAK)
  const { errors = [] }: { errors?: Errors } = JSON.parse(text)
  expectKnownErrors(errors)
}

export function expectKnownErrors(errors: Errors): void {
  const codes = documentedCodes().map(({ code }) => code)
  for (const { extensions: { code = '' } = {} } of errors) {
    expect(codes, JSON.stringify(errors)).toContain(code)
    expect(OURS, JSON.stringify(errors)).not.toContain(code)
  }
}

function valueOf(
  type: GraphQLInputType | undefined,
  plausible: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (!type) return arbitraryValue
  const fitting = fittingOf(getNullableType(type), plausible)
  return fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: arbitraryValue })
}

function fittingOf(type: GraphQLInputType, plausible: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valueOf(type.ofType, plausible), { maxLength: 4 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (type === GraphQLInt) return fc.constantFrom(...INTEGERS)
  if (!isInputObjectType(type)) return fc.oneof(plausible, arbitraryValue)
  const fields = Object.values(type.getFields()).map((field) => [
    field.name,
    fittingOf(getNullableType(field.type), plausible),
  ])
  return fc.record(Object.fromEntries(fields))
}

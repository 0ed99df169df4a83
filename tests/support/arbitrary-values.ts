import fc from 'fast-check'

/** Strings that attackers or broken programs send. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'nul\u0000inside',
  '\ud800',
  'half a pair \udfff',
  '\u202eright to left\u202c',
  '\u2066isolated',
  'e\u0301'.repeat(600),
  '👨‍👩‍👧‍👦'.repeat(200),
  'a'.repeat(70_000),
  "'; DROP TABLE posts; --",
  '" OR 1=1 --',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'file:///etc/passwd',
  '%00',
  '%',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'NaN',
  '1e309',
  '-1',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-14T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'a@b',
  'someone@mail.example\r\nBcc: everyone@mail.example',
]

export const arbitraryText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
)

const NUMBERS = [0, -0, -1, 1.5, 101, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1e308, 5e-324]
const OTHERS = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  nested(200),
  { ['__proto__']: 1 },
  { constructor: { prototype: 1 } },
]

/** Random JSON, mostly of an unexpected type. */
export const arbitraryValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: arbitraryText },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...OTHERS) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** An object with these keys. Each has a valid, a hostile or no value; sometimes other keys are added. */
export function arbitraryObject(
  keys: readonly string[],
  valueOf: (key: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const own = Object.fromEntries(keys.map((key) => [key, valueOf(key)]))
  return fc.record(own, { requiredKeys: [] })
}

/** What no response may contain: paths, stack traces and details of the database. */
export const LEAK =
  /node_modules|\.[jt]s:\d+|\bat \w+ \(|prisma|pg_|relation "|syntax error at|violates|\bECONN/i

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value }
  return value
}

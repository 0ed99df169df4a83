import * as argon2 from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { createPasswords } from './passwords.ts'

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

test('passwords are hashed with the parameters of OWASP', async () => {
  expect(await createPasswords().hash('Correct-horse1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('only the hashed password is correct', async () => {
  const passwords = createPasswords(CHEAP)
  const hash = await passwords.hash('Correct-horse1')
  expect(await passwords.verify('Correct-horse1', hash)).toBe(true)
  expect(await passwords.verify('Wrong-horse1', hash)).toBe(false)
})

test.each([null, undefined])(
  'a check against %s verifies a hash of the same cost and fails',
  async (unknown) => {
    const verify = vi.fn<typeof argon2.verify>().mockResolvedValue(true)
    const passwords = createPasswords(CHEAP, { hash: argon2.hash, verify })
    expect(await passwords.verify('Correct-horse1', unknown)).toBe(false)
    expect(verify.mock.calls).toEqual([[expect.stringContaining('$m=8,t=1,p=1$'), 'Correct-horse1']])
  },
)

import * as argon2 from '@node-rs/argon2'

/** The parameters of OWASP's password storage cheat sheet: Argon2id with 19 MiB, two passes and one lane. */
const OWASP_COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Kibibytes, passes and lanes. */
export type Cost = Required<Pick<argon2.Options, 'memoryCost' | 'timeCost' | 'parallelism'>>

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes the same time for an unknown member or a member without a password as for a wrong password. */
  verify(password: string, passwordHash: string | null | undefined): Promise<boolean>
}

export function createPasswords(
  cost = OWASP_COST,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  let dummyHash: Promise<string> | undefined
  return {
    hash: (password) => hash(password, cost),
    async verify(password, passwordHash) {
      dummyHash ??= hash(crypto.randomUUID(), cost)
      const matches = await verify(passwordHash ?? (await dummyHash), password)
      return matches && passwordHash != null
    },
  }
}

import type { Dependencies } from '#server/platform/dependencies.ts'
import { limitUse, type Caller } from '#server/platform/rate-limits/rate-limits.ts'
import { findKnownDevice } from './known-devices.ts'

/** A browser that has signed in to the account has its own rate limit, so that strangers cannot lock the owner out. */
export async function limitSignIn(dependencies: Dependencies, caller: Caller, email: string): Promise<void> {
  const isKnown = await limitGuess(dependencies, 'login', caller, email)
  if (!isKnown) await limitUse(dependencies, 'signInsToAccount', email)
}

/** The database also limits the attempts on each code and each account. */
export async function limitCodeAttempt(
  dependencies: Dependencies,
  caller: Caller,
  email: string,
): Promise<void> {
  await limitGuess(dependencies, 'code', caller, email)
}

async function limitGuess(
  dependencies: Dependencies,
  kind: 'login' | 'code',
  caller: Caller,
  email: string,
): Promise<boolean> {
  const device = findKnownDevice(dependencies, caller, email)
  if (device) {
    await limitUse(dependencies, 'signInsFromDevice', `${kind} ${device}`)
    return true
  }
  await limitUse(dependencies, 'signInsFromNetwork', `${kind} ${caller.network}`)
  await limitUse(dependencies, 'signInsToAccountFromNetwork', `${kind} ${email} ${caller.network}`)
  return false
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Runs the garbage collector and lets finalizers run. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn()
    runInNewContext('gc')()
  }
  await nextTurn()
}

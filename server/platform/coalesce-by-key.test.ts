import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createGate } from '#tests/support/gate.ts'
import { CONCURRENT_WRITES, coalesceByKey, limitConcurrency, type Coalesced } from './coalesce-by-key.ts'

type Step = { memberId: string; step: number }

function createHeldBatches() {
  const given: string[][] = []
  let gate = createGate()
  const batches: Coalesced<Step, string> = coalesceByKey(async (key, items) => {
    const names = items.map(({ memberId, step }) => `${memberId}${step}`)
    given.push(names)
    await gate.pass()
    return names.map((name) => `${key} ${name}`)
  })
  const letGo = async () => {
    const held = gate
    gate = createGate()
    held.open()
    await setImmediate()
  }
  const ask = (key: string, memberId: string, step = 1) => batches(key, { memberId, step })
  return { ask, given, letGo }
}

test('single call runs at once, and calls during it run together with separate results', async () => {
  const { ask, given, letGo } = createHeldBatches()
  const answers = ['a', 'b', 'c'].map((memberId) => ask('post', memberId))
  expect(given).toEqual([['a1']])
  await letGo()
  expect(given).toEqual([['a1'], ['b1', 'c1']])
  await letGo()
  expect(await Promise.all(answers)).toEqual(['post a1', 'post b1', 'post c1'])
  void ask('post', 'd')
  expect(given.at(-1)).toEqual(['d1'])
})

test('calls with another key do not wait', () => {
  const { ask, given } = createHeldBatches()
  void ask('post', 'a')
  void ask('other post', 'a')
  expect(given).toEqual([['a1'], ['a1']])
})

test('calls of one member run in order', async () => {
  const { ask, given, letGo } = createHeldBatches()
  for (const step of [1, 2, 3]) void ask('post', 'a', step)
  void ask('post', 'b')
  for (let turn = 0; turn < 3; turn += 1) await letGo()
  expect(given).toEqual([['a1'], ['a2', 'b1'], ['a3']])
})

test('batches have at most a hundred calls', async () => {
  const { ask, given, letGo } = createHeldBatches()
  for (let number = 0; number < 251; number += 1) void ask('post', `member ${number}`)
  for (let turn = 0; turn < 4; turn += 1) await letGo()
  expect(given.map(({ length }) => length)).toEqual([1, 100, 100, 50])
})

test('batches of many posts use few connections and all complete', async () => {
  const gate = createGate()
  let [held, most] = [0, 0]
  const sql = limitConcurrency(async () => {
    held += 1
    most = Math.max(most, held)
    await gate.pass()
    held -= 1
    return []
  })
  const batches = coalesceByKey<Step, string>(async (key) => {
    await sql({ name: 'write', text: '' }, [])
    return [key]
  })
  const keys = Array.from({ length: 20 }, (_, number) => `post ${number}`)
  const answers = keys.map((key) => batches(key, { memberId: 'a', step: 1 }))
  await setImmediate()
  expect(held).toBe(CONCURRENT_WRITES)
  gate.open()
  expect(await Promise.all(answers)).toEqual(keys)
  expect(most).toBe(CONCURRENT_WRITES)
})

test('call refused by the database does not fail the others', async () => {
  const { outcomes } = await askThree(Object.assign(new Error('No such member'), { code: '23503' }))
  expect(outcomes).toEqual(['a', 'No such member', 'c'])
})

test('batch with an unknown outcome is not repeated, and all its calls fail', async () => {
  const { outcomes, given } = await askThree(new Error('The connection broke'))
  expect(outcomes).toEqual(['a', 'The connection broke', 'The connection broke'])
  expect(given).toEqual([['a'], ['b', 'c']])
})

async function askThree(failure: Error) {
  const given: string[][] = []
  const batches = coalesceByKey<{ memberId: string }, string>(async (_key, items) => {
    const memberIds = items.map(({ memberId }) => memberId)
    given.push(memberIds)
    if (memberIds.includes('b')) throw failure
    return memberIds
  })
  const asked = ['a', 'b', 'c'].map((memberId) => batches('post', { memberId }))
  const settled = await Promise.allSettled(asked)
  const outcomes = settled.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : outcome.reason.message,
  )
  return { outcomes, given }
}

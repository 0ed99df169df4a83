import { pino } from 'pino'
import { expect, test } from 'vitest'
import { limitWarnings } from './limit-warnings.ts'

let time = 0
const lines: unknown[] = []
const log = pino(
  { base: null, timestamp: false, hooks: { logMethod: limitWarnings(() => time) } },
  { write: (line) => void lines.push(JSON.parse(line)) },
)

test('each warning is logged once a second with the number of the omitted ones, and each error is logged', () => {
  const request = log.child({ requestId: 'a' })
  for (let count = 0; count < 100; count += 1) request.warn({ lag: count }, 'Refused')
  for (const path of ['/a', '/b', '/c']) log.warn(`Already sent in "${path}"`)
  for (let count = 0; count < 2; count += 1) log.error('Fault')
  expect(lines.splice(0)).toEqual([
    { level: 40, requestId: 'a', lag: 0, msg: 'Refused' },
    { level: 40, msg: 'Already sent in "/a"' },
    { level: 50, msg: 'Fault' },
    { level: 50, msg: 'Fault' },
  ])

  time += 1000
  log.warn({ lag: 100 }, 'Refused')
  log.warn('Already sent in "/d"')
  time += 1000
  log.warn('Refused')
  expect(lines).toEqual([
    { level: 40, lag: 100, omitted: 99, msg: 'Refused' },
    { level: 40, omitted: 2, msg: 'Already sent in "/d"' },
    { level: 40, msg: 'Refused' },
  ])
})

import { expect, test, vi } from 'vitest'
import { ServiceUnavailableError } from './service-unavailable-error.ts'
import { createGate } from '#tests/support/gate.ts'
import { createTestLog } from '#tests/support/log-lines.ts'
import { createBackgroundTasks } from './background-tasks.ts'

test('failed task is logged with its name and does not affect others', async () => {
  const { log, lines } = createTestLog()
  const tasks = createBackgroundTasks(log)
  await tasks.run('count the sheep', () => Promise.reject(new Error('One is missing')))
  expect(lines).toMatchObject([
    { msg: 'Background task failed: count the sheep', err: { message: 'One is missing' } },
  ])
})

test('drain waits for every task, including tasks started by tasks', async () => {
  const tasks = createBackgroundTasks(createTestLog().log)
  const [first, second] = [createGate(), createGate()]
  const steps: string[] = []
  void tasks.run('first', async () => {
    await first.pass()
    void tasks.run('second', async () => {
      await second.pass()
      steps.push('second ended')
    })
    steps.push('first ended')
  })
  const drained = tasks.drain().then(() => steps.push('drained'))
  first.open()
  await second.reached
  second.open()
  await drained
  expect(steps).toEqual(['first ended', 'second ended', 'drained'])
})

test('drain with a timeout abandons slow tasks and logs them', async () => {
  const { log, lines } = createTestLog()
  const tasks = createBackgroundTasks(log)
  void tasks.run('wait for the end of the world', createGate().pass)
  await tasks.drain(1)
  expect(lines).toMatchObject([{ tasks: ['wait for the end of the world'] }])
})

test('drain without tasks logs nothing', async () => {
  const { log, lines } = createTestLog()
  const tasks = createBackgroundTasks(log)
  await tasks.run('done already', async () => undefined)
  await tasks.drain(60_000)
  expect(lines).toEqual([])
})

test('repeated task logs the start and end of an outage once and other errors each time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { log, lines } = createTestLog()
  const tasks = createBackgroundTasks(log)
  const outcomes = [
    new ServiceUnavailableError('Gone'),
    new ServiceUnavailableError('Gone'),
    new Error('A mistake'),
    new ServiceUnavailableError('Gone'),
  ]
  const end = tasks.repeat('knock', 1000, async () => {
    const failure = outcomes.shift()
    if (failure) throw failure
  })
  for (let round = 0; round < 6; round += 1) {
    await tasks.drain()
    vi.advanceTimersByTime(1000)
  }
  await tasks.drain()
  end()
  vi.useRealTimers()
  // Failures in between are logged at the debug level, 20.
  expect(lines.filter(({ level }) => level !== 20).map(({ msg }) => msg)).toEqual([
    'Background task is paused, a service is unavailable: knock',
    'Background task failed: knock',
    'Background task resumed: knock',
  ])
  expect(lines.filter(({ level }) => level === 20)).toHaveLength(2)
})

test('repeated task runs at once, after each interval and not after it was stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { log, lines } = createTestLog()
  const tasks = createBackgroundTasks(log)
  let times = 0
  const end = tasks.repeat('knock', 1000, async () => {
    times += 1
    if (times === 1) throw new Error('Nobody is there')
  })
  expect(times).toBe(1)
  for (let round = 0; round < 2; round += 1) {
    await tasks.drain()
    vi.advanceTimersByTime(1000)
  }
  expect(times).toBe(3)
  end()
  vi.advanceTimersByTime(2000)
  expect(times).toBe(3)
  expect(lines).toMatchObject([{ msg: 'Background task failed: knock' }])
  vi.useRealTimers()
})

test('repeated task does not overlap its previous run', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const tasks = createBackgroundTasks(createTestLog().log)
  const gate = createGate()
  let times = 0
  const end = tasks.repeat('refresh', 1000, async () => {
    times += 1
    await gate.pass()
  })
  vi.advanceTimersByTime(5000)
  expect(times).toBe(1)
  gate.open()
  await tasks.drain()
  vi.advanceTimersByTime(1000)
  expect(times).toBe(2)
  end()
  vi.useRealTimers()
})

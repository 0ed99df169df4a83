import { expect, test, vi } from 'vitest'
import { createTestLog } from '#tests/support/log-lines.ts'
import { createResources } from './resources.ts'

test('resources are closed one after the other in reverse order', async () => {
  const steps: string[] = []
  const resources = createResources(createTestLog().log)
  for (const name of ['database', 'mailer', 'server']) {
    resources.add(name, async () => {
      steps.push(`${name} closes`)
      await Promise.resolve()
      steps.push(`${name} closed`)
    })
  }
  await resources.release()
  expect(steps).toEqual([
    'server closes',
    'server closed',
    'mailer closes',
    'mailer closed',
    'database closes',
    'database closed',
  ])
})

test('failed close is logged and does not keep others open', async () => {
  const { log, lines } = createTestLog()
  const resources = createResources(log)
  const closeDatabase = vi.fn<() => Promise<void>>(async () => undefined)
  resources.add('database', closeDatabase)
  resources.add('mailer', () => Promise.reject(new Error('It hangs')))
  await resources.release()
  expect(closeDatabase).toHaveBeenCalledOnce()
  expect(lines).toMatchObject([{ msg: 'Could not close the mailer', err: { message: 'It hangs' } }])
})

test('resources are closed once, however often close is called', async () => {
  const resources = createResources(createTestLog().log)
  const close = vi.fn<() => Promise<void>>(async () => undefined)
  resources.add('database', close)
  await Promise.all([resources.release(), resources.release()])
  await resources.release()
  expect(close).toHaveBeenCalledOnce()
})

test('resource acquired after close is closed at once and fails its caller', async () => {
  const resources = createResources(createTestLog().log)
  const steps: string[] = []
  const closing = (name: string) => async () => void steps.push(name)
  resources.add('database', closing('database'))
  const released = resources.release()
  expect(() => resources.add('mailer', closing('mailer'))).toThrow('stopped before the mailer was ready')
  await released
  await resources.release()
  expect(() => resources.add('server', closing('server'))).toThrow('stopped')
  await resources.release()
  expect(steps).toEqual(['database', 'mailer', 'server'])
})

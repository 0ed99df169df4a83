import { expect, test, vi } from 'vitest'
import { createTestLog } from '#tests/support/log-lines.ts'
import { createResources } from './resources.ts'

test('what was taken last is let go of first, one after the other', async () => {
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

test('what cannot be closed is told, and keeps nothing else open', async () => {
  const { log, lines } = createTestLog()
  const resources = createResources(log)
  const closeDatabase = vi.fn<() => Promise<void>>(async () => undefined)
  resources.add('database', closeDatabase)
  resources.add('mailer', () => Promise.reject(new Error('It hangs')))
  await resources.release()
  expect(closeDatabase).toHaveBeenCalledOnce()
  expect(lines).toMatchObject([{ msg: 'Could not close the mailer', err: { message: 'It hangs' } }])
})

test('everything is let go of once, however often that is asked', async () => {
  const resources = createResources(createTestLog().log)
  const close = vi.fn<() => Promise<void>>(async () => undefined)
  resources.add('database', close)
  await Promise.all([resources.release(), resources.release()])
  await resources.release()
  expect(close).toHaveBeenCalledOnce()
})

test('what is taken once everything has to go goes too, and ends who takes it', async () => {
  const resources = createResources(createTestLog().log)
  const steps: string[] = []
  const closing = (name: string) => async () => void steps.push(name)
  resources.add('database', closing('database'))
  const released = resources.release()
  expect(() => resources.add('mailer', closing('mailer'))).toThrow('Stopped before there was the mailer')
  await released
  await resources.release()
  expect(() => resources.add('server', closing('server'))).toThrow('Stopped')
  await resources.release()
  expect(steps).toEqual(['database', 'mailer', 'server'])
})

import { expect, test } from 'vitest'
import '#server/features/index.ts'
import { lifecycles } from '#server/platform/lifecycle.ts'

test('repeated tasks of the features have the reviewed intervals', async () => {
  const tasks = lifecycles().flatMap(({ repeatedTasks = [], sweeps = [] }) => [...repeatedTasks, ...sweeps])
  const lines = tasks.map(({ name, interval }) => `${name}: every ${interval / 1000} s\n`)
  await expect(lines.toSorted().join('')).toMatchFileSnapshot('../snapshots/repeated-tasks.txt')
})

import type { TestApp } from './start-app.ts'

/** The value of a metric in /metrics by its name with labels. Undefined if there is none. */
export async function metric(app: Pick<TestApp, 'url'>, line: string): Promise<number | undefined> {
  const response = await fetch(new URL('/metrics', app.url))
  const lines = (await response.text()).split('\n')
  const found = lines.find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

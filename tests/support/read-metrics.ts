import type { TestApp } from './start-app.ts'

/** The value of one line of /metrics, found by its name and labels as Prometheus writes them; undefined: no such line. */
export async function metric(app: Pick<TestApp, 'url'>, line: string): Promise<number | undefined> {
  const response = await fetch(new URL('/metrics', app.url))
  const lines = (await response.text()).split('\n')
  const found = lines.find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { PROJECT_ROOT } from '#server/config/project-root.ts'
import { figure } from './figures.ts'

const FILE = path.join(PROJECT_ROOT, 'docs/benchmarks.md')

/** Replaces the text between the two comments with the name of the part in the page. */
export async function writePart(part: 'server' | 'site' | 'fairness', text: string): Promise<void> {
  const page = await readFile(FILE, 'utf8')
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`]
  const [before, rest] = page.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${FILE} has no room for ${part}`)
  const written = [before, start, '\n\n', text, '\n\n', end, after].join('')
  await writeFile(FILE, await format(written, { ...(await resolveConfig(FILE)), parser: 'markdown' }))
}

/** The date, the machine and its load at the start. */
export async function circumstances(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: PROJECT_ROOT })
  const [{ model } = { model: 'an unknown processor' }] = cpus()
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const machine = `${cpus().length} × ${model}, ${gigabytes} GB`
  const date = new Date().toISOString().slice(0, 10)
  return `${date}, commit ${stdout.trim()}, Node ${process.versions.node}, ${machine}; load at the start: ${figure(loadavg()[0] ?? NaN)}`
}

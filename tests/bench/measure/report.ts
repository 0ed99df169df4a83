import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { PROJECT_ROOT } from '#server/config/project-root.ts'
import { figure } from './figures.ts'

const FILE = path.join(PROJECT_ROOT, 'docs/benchmarks.md')

/** Puts what was measured where the page has room for it, between the two comments that bear the part's name. */
export async function writePart(part: 'server' | 'site', text: string): Promise<void> {
  const page = await readFile(FILE, 'utf8')
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`]
  const [before, rest] = page.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${FILE} has no room for ${part}`)
  const written = [before, start, '\n\n', text, '\n\n', end, after].join('')
  await writeFile(FILE, await format(written, { ...(await resolveConfig(FILE)), parser: 'markdown' }))
}

/** When and on what, and how much else the machine had to do as it began. */
export async function circumstances(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: PROJECT_ROOT })
  const [{ model } = { model: 'an unknown processor' }] = cpus()
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const machine = `${cpus().length} × ${model}, ${gigabytes} GB`
  const date = new Date().toISOString().slice(0, 10)
  return `${date}, commit ${stdout.trim()}, Node ${process.versions.node}, ${machine}; load as it began: ${figure(loadavg()[0] ?? NaN)}`
}

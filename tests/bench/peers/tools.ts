import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * Installs a package in a directory of its own, once, and answers where; null when it cannot be had. PostGraphile 4 wants
 * graphql 15 and Lighthouse is a hundred megabytes: neither belongs among what the project depends on.
 */
export async function fetchTool(
  directory: string,
  name: string,
  version: string,
  say: (line: string) => void,
): Promise<string | null> {
  const prefix = path.join(directory, 'tools', `${name}-${version}`)
  const installed = path.join(prefix, 'node_modules', name)
  if (existsSync(installed)) return installed
  say(`Installing ${name} ${version}, once`)
  await mkdir(prefix, { recursive: true })
  try {
    const flags = ['install', '--prefix', prefix, '--no-audit', '--no-fund', '--loglevel', 'error']
    await promisify(execFile)('npm', [...flags, `${name}@${version}`])
    return installed
  } catch (error) {
    say(`Without ${name}, since it could not be installed: ${String(error).split('\n')[0]}`)
    return null
  }
}

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * Installs a package once in its own directory and returns the path, or null if that fails. PostGraphile 4 needs graphql 15, and
 * Lighthouse has a hundred megabytes, so neither is a dependency of the project.
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

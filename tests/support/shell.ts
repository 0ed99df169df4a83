import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { text } from 'node:stream/consumers'
import { PROJECT_ROOT } from '#server/config/project-root.ts'

export type Shell = {
  /** Resolves when the last of its commands has ended; rejects when one failed. What runs in the background runs on. */
  run(script: string): Promise<void>
  /** What was written since the last script began. */
  output(): string
  close(): Promise<void>
}

/** One bash in the project's directory, whose variables carry on from script to script. */
export function openShell(): Shell {
  const { PATH = '', HOME = '' } = process.env
  const bash = spawn('bash', ['-euo', 'pipefail'], { cwd: PROJECT_ROOT, env: { PATH, HOME } })
  const news = new EventEmitter()
  const errors = text(bash.stderr)
  let output = ''
  bash.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output += piece
    news.emit('news')
  })
  // A shell that has ended takes no more scripts, which `run` tells better than the broken pipe.
  bash.stdin.on('error', () => undefined)
  const ended = once(bash, 'exit').then(() => news.emit('news'))
  return {
    async run(script) {
      const end = `end of ${randomUUID()}\n`
      output = ''
      bash.stdin.write(`${script}\nprintf '${end.trim()}\\n'\n`)
      while (!output.includes(end)) {
        if (bash.exitCode !== null)
          throw new Error(`This failed with ${bash.exitCode}: ${script}\n${output}\n${await errors}`)
        await once(news, 'news')
      }
      output = output.replace(end, '')
    },
    output: () => output,
    async close() {
      bash.stdin.end()
      await ended
    },
  }
}

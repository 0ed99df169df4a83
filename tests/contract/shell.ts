import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { text } from 'node:stream/consumers'
import { PROJECT_ROOT } from '#server/config/project-root.ts'

export type Shell = {
  /** Resolves when the last command has ended. Rejects if one failed. Background processes keep running. */
  run(script: string): Promise<void>
  /** The output since the start of the last script. */
  output(): string
  close(): Promise<void>
}

/** A bash process in the project directory, whose variables persist between scripts. */
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
  // `run` reports that the shell has ended, instead of a broken pipe.
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

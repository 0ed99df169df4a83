import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveToSandbox, sandboxAccount } from '#server/platform/sandbox.ts'
import { runFfmpeg } from './run-ffmpeg.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guffaw-run-'))
  await giveToSandbox(directory)
})
afterAll(() => rm(directory, { recursive: true }))

describe('ffmpeg process', () => {
  test('returns its output and whether it succeeded', async () => {
    const command = await script('echo "said $1" >&2; exit $2')
    expect(await runFfmpeg(command, ['this', '0'], { seconds: 10 })).toEqual({
      isSuccess: true,
      stderr: 'said this\n',
    })
    expect(await runFfmpeg(command, ['that', '3'], { seconds: 10 })).toMatchObject({ isSuccess: false })
  })

  test('has no stdin and no settings of the server', async () => {
    process.env['A_SECRET_OF_OURS'] = 'hunter2'
    const { stderr } = await runFfmpeg(await script('env >&2; cat >&2'), [], { seconds: 10 })
    delete process.env['A_SECRET_OF_OURS']
    expect(stderr).toContain('PATH=')
    expect(stderr).not.toContain('hunter2')
  })

  test.runIf(sandboxAccount)('of a root server can read neither its environment nor its files', async () => {
    const secret = path.join(directory, 'auth-secret')
    await writeFile(secret, 'hunter2', { mode: 0o600 })
    const command = await script(
      `cat "/proc/$1/environ" ${secret} >&2; id -u >&2; grep CapEff /proc/$$/status >&2`,
    )
    const { stderr } = await runFfmpeg(command, [String(process.pid)], { seconds: 10 })
    expect(stderr.match(/Permission denied/g)).toHaveLength(2)
    expect(stderr).toContain(`${sandboxAccount?.uid}\nCapEff:\t0000000000000000`)
    expect(stderr).not.toContain('hunter2')
  })

  test('has low priority and limits of memory and CPU time', async () => {
    const ours = String(getPriority())
    const command = await script('ulimit -v >&2; ulimit -t >&2; while [ $(nice) = $1 ]; do :; done; nice >&2')
    const { stderr } = await runFfmpeg(command, [ours], { seconds: 10 })
    const [memory, time, niceness] = stderr.split('\n').map(Number)
    expect(memory).toBe(4 * 1024 * 1024)
    expect(time).toBe(20)
    expect(niceness).toBeGreaterThan(getPriority())
  })

  test('has normal priority when somebody waits for it', async () => {
    const { stderr } = await runFfmpeg(await script('nice >&2'), [], { seconds: 10, isAwaited: true })
    expect(stderr).toBe(`${getPriority()}\n`)
  })

  test('has less CPU time when requested', async () => {
    const { stderr } = await runFfmpeg(await script('ulimit -t >&2'), [], {
      seconds: 10,
      processorSeconds: 2,
    })
    expect(stderr).toBe('2\n')
  })

  test('fails when its CPU time is used up', async () => {
    const endless = await script('while :; do :; done')
    const { isSuccess } = await runFfmpeg(endless, [], { seconds: 20, processorSeconds: 1 })
    expect(isSuccess).toBe(false)
  })

  test.runIf(knowsHowToEndWithItsParent())(
    'ends with its parent, however that ends',
    async () => {
      const sleeper = await script('echo $$ > "$1"; exec sleep 60')
      const note = path.join(directory, 'child')
      const underTest = path.join(import.meta.dirname, 'run-ffmpeg.ts')
      const parent = spawn(process.execPath, [
        '--import',
        'tsx',
        '--input-type=module',
        '--eval',
        `import { runFfmpeg } from ${JSON.stringify(underTest)}
      await runFfmpeg(${JSON.stringify(sleeper)}, [${JSON.stringify(note)}], { seconds: 60 })`,
      ])
      const child = async () => Number(await readFile(note, 'utf8').catch(() => '0'))
      await expect.poll(child).toBeGreaterThan(0)
      parent.kill('SIGKILL')
      const pid = await child()
      await expect.poll(() => isRunning(pid)).toBe(false)
    },
    45_000,
  )

  test('is killed on a timeout', async () => {
    const command = await script('exec sleep 60')
    await expect(runFfmpeg(command, [], { seconds: 0.2 })).rejects.toThrow('took more than 0.2 s')
  })

  test('is killed when it is aborted and not started afterwards', async () => {
    const command = await script('echo begun >&2; exec sleep 60')
    const calling = new AbortController()
    const run = runFfmpeg(command, [], { seconds: 60, signal: calling.signal })
    calling.abort()
    await expect(run).rejects.toThrow('ffmpeg was aborted')
    await expect(runFfmpeg(command, [], { seconds: 60, signal: calling.signal })).rejects.toThrow('abort')
  })

  test('that cannot be started fails', async () => {
    const { isSuccess } = await runFfmpeg(path.join(directory, 'nothing'), [], { seconds: 10 })
    expect(isSuccess).toBe(false)
  })

  test('with endless output keeps only its first and last bytes', async () => {
    const command = await script('echo first >&2; yes "a broken file" | head -c 300000 >&2; echo last >&2')
    const { stderr } = await runFfmpeg(command, [], { seconds: 10 })
    expect(stderr.length).toBeLessThan(70_000)
    expect(stderr).toMatch(/^first\n[^]*last\n$/)
  })
})

function knowsHowToEndWithItsParent(): boolean {
  return spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true']).status === 0
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

let written = 0

async function script(text: string): Promise<string> {
  written += 1
  const file = path.join(directory, `script-${written}`)
  await writeFile(file, `#!/bin/sh\n${text}\n`)
  await chmod(file, 0o755)
  return file
}

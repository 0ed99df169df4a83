import { parseArgs } from 'node:util'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { buildDependencies } from '#server/build-dependencies.ts'
import { buildConfig, type Config } from '#server/config/config.ts'
import { readEnvironment, SettingsError } from '#server/config/env.ts'
import { Refusal } from '#server/platform/refusals.ts'
import { createLogger } from '#server/platform/logger.ts'
import { createResources } from '#server/platform/resources.ts'
import { COMMANDS } from './commands.ts'

/** Of the process: done, not done, not understood. */
const EXIT = { done: 0, failed: 1, usage: 2 } as const

/** What an operator does beside the running server, with its settings and on its database. */
process.exitCode = await run(process.argv.slice(2))

async function run(parts: string[]): Promise<number> {
  const request = understand(parts)
  if (!request) {
    process.stderr.write(usage())
    return EXIT.usage
  }
  try {
    const { said, isWell } = await work(request)
    process.stdout.write(`${said.join('\n')}\n`)
    return isWell ? EXIT.done : EXIT.failed
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`)
    return EXIT.failed
  }
}

type Request = { command: (typeof COMMANDS)[string]; parameter: string; isFlagged: boolean }

/** Null: there is no such command, or not in this form. */
function understand(parts: string[]): Request | null {
  const { positionals, tokens } = parseArgs({ args: parts, strict: false, tokens: true })
  const flags = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  const [name = '', ...parameters] = positionals
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return null
  if (parameters.length !== (command.parameter ? 1 : 0)) return null
  if (flags.some((flag) => flag !== command.flag)) return null
  return { command, parameter: parameters[0] ?? '', isFlagged: flags.length > 0 }
}

async function work({ command, parameter, isFlagged }: Request) {
  const config = readConfig()
  if ('workAlone' in command) return command.workAlone(config)
  const log = createLogger('warn', process.stderr)
  const resources = createResources(log)
  try {
    const dependencies = await buildDependencies(config, {}, log, resources)
    return await command.work(dependencies, parameter, isFlagged)
  } finally {
    await resources.release()
  }
}

/** The server's own, but that nothing is made that was not asked for. */
function readConfig(): Config {
  return { ...buildConfig(readEnvironment(process.env)), fillDemoCommunity: false }
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { parameter, flag, about }]) => {
    const form = [name, parameter && `<${parameter}>`, flag && `[--${flag}]`].filter(Boolean).join(' ')
    return `  ${form.padEnd(26)} ${about}\n`
  })
  return `Usage: npm run admin -- <command>\n\n${PRODUCT_NAME} knows:\n${lines.join('')}`
}

/** What was expected is told in its sentence, anything else with what is needed to find it. */
function describe(error: unknown): string {
  if (error instanceof Refusal || error instanceof SettingsError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

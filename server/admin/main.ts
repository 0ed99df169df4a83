import { parseArgs } from 'node:util'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { buildDependencies } from '#server/build-dependencies.ts'
import { buildConfig, type Config } from '#server/config/config.ts'
import { readEnvironment, SettingsError } from '#server/config/env.ts'
import { createLogger } from '#server/platform/logger.ts'
import { Refusal } from '#server/platform/refusals.ts'
import { createResources } from '#server/platform/resources.ts'
import { COMMANDS, type CommandParameters } from './commands.ts'

const EXIT_CODE = { success: 0, failure: 1, usage: 2 } as const

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const invocation = parseInvocation(args)
  if (!invocation) {
    process.stderr.write(usage())
    return EXIT_CODE.usage
  }
  try {
    const { lines, isSuccess } = await execute(invocation)
    process.stdout.write(`${lines.join('\n')}\n`)
    return isSuccess ? EXIT_CODE.success : EXIT_CODE.failure
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`)
    return EXIT_CODE.failure
  }
}

type Invocation = { command: (typeof COMMANDS)[string]; parameters: CommandParameters; hasFlag: boolean }

/** Returns null for an unknown command or invalid arguments. */
function parseInvocation(args: string[]): Invocation | null {
  const { positionals, tokens } = parseArgs({ args, strict: false, tokens: true })
  const flags = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  const [name = '', first = '', second = ''] = positionals
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return null
  if (positionals.length - 1 !== (command.parameters ?? []).length) return null
  if (flags.some((flag) => flag !== command.flag)) return null
  return { command, parameters: [first, second], hasFlag: flags.length > 0 }
}

async function execute({ command, parameters, hasFlag }: Invocation) {
  const config = readConfig()
  if ('runOffline' in command) return command.runOffline(config)
  const log = createLogger('warn', process.stderr)
  const resources = createResources(log)
  try {
    const dependencies = await buildDependencies(config, {}, log, resources)
    return await command.run(dependencies, parameters, hasFlag)
  } finally {
    await resources.release()
  }
}

/** Commands never create the demo community. */
function readConfig(): Config {
  return { ...buildConfig(readEnvironment(process.env)), fillDemoCommunity: false }
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { parameters = [], flag, description }]) => {
    const syntax = [name, ...parameters.map((one) => `<${one}>`), flag && `[--${flag}]`]
      .filter(Boolean)
      .join(' ')
    return `  ${syntax.padEnd(26)} ${description}\n`
  })
  return `Usage: npm run admin -- <command>\n\n${PRODUCT_NAME} commands:\n${lines.join('')}`
}

/** Expected errors are printed as a message, others with their stack. */
function describe(error: unknown): string {
  if (error instanceof Refusal || error instanceof SettingsError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

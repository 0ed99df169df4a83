import type { z } from 'zod'
import { SETTINGS } from '#server/config/settings.ts'
import { printTable, replaceTable } from './print-table.ts'

/** Returns docs/configuration.md with the tables of the settings. */
export function printSettings(guide: string): string {
  return Object.entries(SETTINGS).reduce(
    (text, [heading, settings]) => replaceTable(text, heading, printSection(settings)),
    guide,
  )
}

type Setting = z.ZodType<string | number | readonly string[] | undefined>

function printSection(settings: Readonly<Record<string, Setting>>): string {
  const rows = Object.entries(settings).map(([name, schema]) => {
    const { description, default: otherwise = 'none' } = schema.meta() ?? {}
    if (!description) throw new Error(`The setting ${name} has no description`)
    const value = schema.parse(undefined)
    return [`\`${name}\``, value === undefined ? String(otherwise) : `\`${String(value)}\``, description]
  })
  return printTable(['variable', 'default', 'description'], rows)
}

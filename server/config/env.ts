import { z } from 'zod'
import { SETTINGS } from './settings.ts'

const environmentSchema = z.object({
  ...SETTINGS.Server,
  ...SETTINGS['Database and Redis'],
  ...SETTINGS['Media storage'],
  ...SETTINGS.Mail,
  ...SETTINGS['Push messages'],
  ...SETTINGS['Sign-in with an identity provider'],
  ...SETTINGS.Moderation,
  ...SETTINGS.Monitoring,
})

export const environmentVariables = Object.keys(environmentSchema.shape)

export type Environment = z.infer<typeof environmentSchema>

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** An empty variable counts as unset. Throws one error that names all invalid settings. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = environmentSchema.safeParse(set)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`)
  throw new SettingsError(`Invalid settings: ${errors.join('; ')}`)
}

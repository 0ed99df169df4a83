import { readdir } from 'node:fs/promises'
import type { Screen } from './screen.ts'

const ENDING = '-screens.ts'

const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith(ENDING)).toSorted()
const modules: { screens: readonly Screen[] }[] = await Promise.all(
  files.map((file) => import(`./${file.slice(0, -ENDING.length)}-screens.ts`)),
)

/** All screens of the site in all their states, from every file whose name ends with `-screens.ts`. */
export const screens: readonly Screen[] = modules.flatMap((module) => module.screens)

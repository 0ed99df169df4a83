import { readdirSync } from 'node:fs'

// Loads the files in which features register what they contribute, in the order of their paths. Lifecycles come first, because the
// OpenAPI document describes the data export.
if (import.meta.env) {
  // Vite replaces these calls with static imports.
  import.meta.glob('./*/*.lifecycle.ts', { eager: true })
  import.meta.glob('./*/*.{graphql,notifications,rest,routes}.ts', { eager: true })
} else {
  const files = readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true }).toSorted()
  for (const name of [/\.lifecycle\.ts$/, /\.(graphql|notifications|rest|routes)\.ts$/])
    for (const file of files) if (name.test(file)) await import(/* @vite-ignore */ `./${file}`)
}

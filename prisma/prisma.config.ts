import { defineConfig } from 'prisma/config'

// `prisma generate` looks for a schema engine it never runs and would download one; any file that exists satisfies it.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath

export default defineConfig({ schema: './schema.prisma', migrations: { path: './migrations' } })

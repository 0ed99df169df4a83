import { defineConfig } from 'prisma/config'

// `prisma generate` would download a schema engine that it never runs. Any existing file satisfies it.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath

export default defineConfig({ schema: './schema.prisma', migrations: { path: './migrations' } })

import { existsSync } from 'node:fs'
import path from 'node:path'

/** The search works both for the sources and for dist/server. */
export const PROJECT_ROOT = findRoot(import.meta.dirname)

function findRoot(directory: string): string {
  if (existsSync(path.join(directory, 'package.json'))) return directory
  const parent = path.dirname(directory)
  if (parent === directory) throw new Error('No parent directory contains package.json')
  return findRoot(parent)
}

export const SITE_DIRECTORY = path.join(PROJECT_ROOT, 'dist/client')
export const SSR_ENTRY_FILE = path.join(PROJECT_ROOT, 'dist/ssr/entry-server.js')
export const GRAPHIQL_DIRECTORY = path.join(PROJECT_ROOT, 'dist/graphiql')
/** Contains the scripts of the database. */
export const PRISMA_DIRECTORY = path.join(PROJECT_ROOT, 'prisma')
/** The Relay compiler writes this file. */
export const PERSISTED_DOCUMENTS_FILE = path.join(
  PROJECT_ROOT,
  'client/__generated__/persisted-documents.json',
)
export const PREVIEW_CARD_FILE = path.join(PROJECT_ROOT, 'server/site/assets/preview-card.png')

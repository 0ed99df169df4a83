import { existsSync } from 'node:fs'
import path from 'node:path'

/** The directory that holds package.json: the same whether this runs from the sources or from dist/server. */
export const PROJECT_ROOT = findRoot(import.meta.dirname)

function findRoot(directory: string): string {
  if (existsSync(path.join(directory, 'package.json'))) return directory
  const parent = path.dirname(directory)
  if (parent === directory) throw new Error('package.json was not found above the server')
  return findRoot(parent)
}

/** Where `npm run build` puts the site. */
export const SITE_DIRECTORY = path.join(PROJECT_ROOT, 'dist/client')
/** And what draws the site's first screens on the server. */
export const SSR_ENTRY_FILE = path.join(PROJECT_ROOT, 'dist/ssr/entry-server.js')
/** And GraphiQL. */
export const GRAPHIQL_DIRECTORY = path.join(PROJECT_ROOT, 'dist/graphiql')
export const MIGRATIONS_DIRECTORY = path.join(PROJECT_ROOT, 'prisma/migrations')
/** Written by Relay's compiler: the documents the site may name by their hash. */
export const PERSISTED_DOCUMENTS_FILE = path.join(
  PROJECT_ROOT,
  'client/__generated__/persisted-documents.json',
)
/** What previews of texts are drawn on. */
export const PREVIEW_CARD_FILE = path.join(PROJECT_ROOT, 'server/site/assets/preview-card.png')

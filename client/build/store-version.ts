import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const documents = path.join(import.meta.dirname, '../__generated__/persisted-documents.json')

/**
 * Replaces STORE_VERSION in the client's code. The version changes with the queries, so that a new build discards records in
 * the browser's storage that its queries do not fit.
 */
export const storeVersion = {
  STORE_VERSION: JSON.stringify(
    createHash('sha256').update(readFileSync(documents)).digest('hex').slice(0, 8),
  ),
}

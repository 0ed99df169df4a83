import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { PERSISTED_DOCUMENTS_FILE } from '#server/config/project-root.ts'
import type { Call } from '../measure/load.ts'

const documents = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(PERSISTED_DOCUMENTS_FILE, 'utf8')))

/** Sends a persisted document by its hash, like the site. */
export function siteDocument(name: string, variables: object): Call {
  return { path: '/graphql', body: JSON.stringify(siteRequest(name, variables)) }
}

export function siteRequest(name: string, variables: object) {
  const [sha256Hash] = find(name)
  return { operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }
}

export function siteText(name: string): string {
  const [, text] = find(name)
  return text
}

function find(name: string): [hash: string, text: string] {
  const found = Object.entries(documents).find(([, text]) => text.match(/^\w+ (\w+)/)?.[1] === name)
  if (!found) throw new Error(`The site has no document ${name}`)
  return found
}

import { GraphQLError, type DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { messages } from '#rules/messages.ts'
import { codedError } from './coded-error.ts'

export type PersistedDocuments = ReadonlyMap<string, string>

/** Adds the parsed documents to `parsed`. The Relay compiler has validated them already. */
export function usePersistedDocuments(documents: PersistedDocuments, parsed: WeakSet<DocumentNode>): Plugin {
  const texts = new Set(documents.values())
  return {
    onParams: ({ params, setParams }) => {
      const query = findDocument(documents, params)
      if (query instanceof GraphQLError) throw query
      setParams({ ...params, query })
    },
    onParse:
      ({ params: { source } }) =>
      ({ result }) => {
        if (texts.has(String(source)) && result && 'kind' in result) parsed.add(result)
      },
    onValidate: ({ params: { documentAST }, setResult }) => {
      if (parsed.has(documentAST)) setResult([])
    },
  }
}

export function findDocument(
  documents: PersistedDocuments,
  { query, extensions }: { query?: string | null; extensions?: unknown },
): string | GraphQLError {
  if (query) return query
  const hash = hashOf(extensions)
  if (hash === null) return codedError('BAD_REQUEST', messages.documentMissing, {}, { status: 400 })
  const document = documents.get(hash)
  // Clients of automatic persisted queries recognize this message.
  if (document === undefined) return codedError('PERSISTED_DOCUMENT_NOT_FOUND', 'PersistedQueryNotFound')
  return document
}

function hashOf(extensions: unknown): string | null {
  if (typeof extensions !== 'object' || extensions === null || !('persistedQuery' in extensions)) return null
  const { persistedQuery } = extensions
  if (typeof persistedQuery !== 'object' || persistedQuery === null || !('sha256Hash' in persistedQuery))
    return null
  return typeof persistedQuery.sha256Hash === 'string' ? persistedQuery.sha256Hash : null
}

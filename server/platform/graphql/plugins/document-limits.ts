import { Kind, Lexer, Source, TokenKind, type DocumentNode, type GraphQLError } from 'graphql'
import type { Plugin } from '@envelop/core'
import { DOCUMENT_LIMITS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { codedError } from './coded-error.ts'
import { documentSize } from './document-size.ts'

type Limit = keyof typeof DOCUMENT_LIMITS

const MEASURES = ['depth', 'rootFields', 'aliases', 'directives', 'fields'] as const

/** Rejects large documents before validation, because some rules take quadratic time in the number of fields. */
export function useDocumentLimits(): Plugin {
  const measured = new WeakSet<DocumentNode>()
  return {
    onParse: ({ params, parseFn, setParseFn }) => {
      const source = new Source(String(params.source))
      // Yoga's error cache would keep the whole text of an error thrown later.
      if (source.body.length > DOCUMENT_LIMITS.characters.maximum) throw tooLarge('characters')
      setParseFn((text, options) => {
        countTokens(source)
        return parseFn(text, options)
      })
      return ({ result, replaceParseResult }) => {
        if (!isDocument(result) || measured.has(result)) return
        const error = findExcess(result)
        if (error) replaceParseResult(error)
        else measured.add(result)
      }
    },
  }
}

function isDocument(result: unknown): result is DocumentNode {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === Kind.DOCUMENT
}

/** The `maxTokens` option of graphql-js reports a syntax error, which has no error code of its own. */
function countTokens(source: Source): void {
  const lexer = new Lexer(source)
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; tokens += 1)
    if (tokens >= DOCUMENT_LIMITS.tokens.maximum) throw tooLarge('tokens')
}

function findExcess(document: DocumentNode): GraphQLError | undefined {
  const size = documentSize(document)
  const limit = MEASURES.find((measure) => size[measure] > DOCUMENT_LIMITS[measure].maximum)
  return limit && tooLarge(limit)
}

function tooLarge(limit: Limit): GraphQLError {
  const { maximum, description } = DOCUMENT_LIMITS[limit]
  const message = messages.documentTooLarge(description, maximum)
  return codedError('DOCUMENT_LIMIT_EXCEEDED', message, { limit, maximum })
}

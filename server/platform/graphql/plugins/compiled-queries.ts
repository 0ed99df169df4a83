import type { Plugin } from '@envelop/core'
import {
  getOperationAST,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'

/** A program that asks the same a third time will ask it again; who tries things out will not. */
const ASKED_OFTEN = 3

/**
 * Executes queries that are asked again and again by functions that were compiled for them, which takes a third of the time
 * (decision 0036): the site's own from the start. Tests hold their answers to those of the executor that does all else.
 * What does not go well is asked again of that one, since it alone tells of errors as it should: a query has changed nothing.
 */
export function useCompiledQueries(ownDocuments: WeakSet<DocumentNode>): Plugin<GraphQLContext> {
  const compiled = new WeakMap<DocumentNode, CompiledQuery | null>()
  const asked = new WeakMap<DocumentNode, number>()
  const isAskedOften = (document: DocumentNode) => {
    const times = (asked.get(document) ?? 0) + 1
    asked.set(document, times)
    return times >= ASKED_OFTEN
  }
  return {
    onExecute: ({ args, executeFn, setExecuteFn }) => {
      const { document } = args
      if (getOperationAST(document)?.operation !== OperationTypeNode.QUERY) return
      if (!ownDocuments.has(document) && !isAskedOften(document)) return
      const known = compiled.get(document)
      const query = known === undefined ? compile(args) : known
      compiled.set(document, query)
      if (!query) return
      setExecuteFn(async (operation: ExecutionArgs) => {
        const result = await run(query, operation)
        return result.errors ? executeFn(operation) : result
      })
    },
  }
}

/** Null where it cannot be compiled. */
export function compile({ schema, document }: Pick<ExecutionArgs, 'schema' | 'document'>) {
  // As any document's, its answer is what the schema's own scalars make of it.
  const query = compileQuery(schema, document, undefined, { disableLeafSerialization: false })
  return isCompiledQuery(query) ? query : null
}

export function run(
  { query }: CompiledQuery,
  {
    rootValue,
    contextValue,
    variableValues,
  }: Pick<ExecutionArgs, 'rootValue' | 'contextValue' | 'variableValues'>,
): Promise<ExecutionResult> | ExecutionResult {
  return query(rootValue, contextValue, variableValues)
}

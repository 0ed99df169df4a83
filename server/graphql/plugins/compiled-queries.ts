import type { Plugin } from '@envelop/core'
import {
  getOperationAST,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import type { GraphQLContext } from '../context.ts'

/**
 * Executes the site's own queries by functions that were compiled for them, which takes a third of the time (decision
 * 0036). They are few, and a test holds each one's answers to those of the executor that does all else. What does not go
 * well is asked again of that one, since it alone tells of errors as it should: a query has changed nothing.
 */
export function useCompiledQueries(ownDocuments: WeakSet<DocumentNode>): Plugin<GraphQLContext> {
  const compiled = new WeakMap<DocumentNode, CompiledQuery>()
  return {
    onExecute: ({ args, executeFn, setExecuteFn }) => {
      const { document } = args
      if (!ownDocuments.has(document) || getOperationAST(document)?.operation !== OperationTypeNode.QUERY)
        return
      const query = compiled.get(document) ?? compile(args)
      if (!query) return
      compiled.set(document, query)
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

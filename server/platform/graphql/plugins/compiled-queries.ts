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

/** Documents of API clients are compiled at this execution; documents tried out once or twice are not. */
const COMPILE_AT_EXECUTION = 3

/** graphql-js executes queries with errors again, because errors of graphql-jit are incomplete (decision 0036). */
export function useCompiledQueries(ownDocuments: WeakSet<DocumentNode>): Plugin<GraphQLContext> {
  const compiled = new WeakMap<DocumentNode, CompiledQuery | null>()
  const executions = new WeakMap<DocumentNode, number>()
  const isRepeated = (document: DocumentNode) => {
    const count = (executions.get(document) ?? 0) + 1
    executions.set(document, count)
    return count >= COMPILE_AT_EXECUTION
  }
  return {
    onExecute: ({ args, executeFn, setExecuteFn }) => {
      const { document } = args
      if (getOperationAST(document)?.operation !== OperationTypeNode.QUERY) return
      if (!ownDocuments.has(document) && !isRepeated(document)) return
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

export function compile({ schema, document }: Pick<ExecutionArgs, 'schema' | 'document'>) {
  // The scalars of the schema serialize results as they do in graphql-js.
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

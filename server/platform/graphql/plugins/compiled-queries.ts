import type { Plugin } from '@envelop/core'
import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import type { GraphQLContext } from '#server/platform/graphql/context.ts'

/** Documents of API clients are compiled at this execution; documents tried out once or twice are not. */
const COMPILE_AT_EXECUTION = 3

/** Errors have the form of graphql-js, because those of graphql-jit are incomplete (decision 0036). */
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
      const operation = getOperationAST(document)
      if (!operation || !isCompilable(operation)) return
      if (!ownDocuments.has(document) && !isRepeated(document)) return
      const known = compiled.get(document)
      const query = known === undefined ? compile(args) : known
      compiled.set(document, query)
      if (!query) return
      setExecuteFn(async (execution: ExecutionArgs) => {
        const result = await run(query, execution)
        if (!result.errors) return result
        // Without data, no resolver has been called.
        const isRepeatable = operation.operation === OperationTypeNode.QUERY || result.data === undefined
        return isRepeatable ? executeFn(execution) : withStandardErrors(result, operation)
      })
    },
  }
}

/** After the failure of a mutation, graphql-jit would execute the next one of the document. */
function isCompilable({ operation, selectionSet: { selections } }: OperationDefinitionNode): boolean {
  if (operation === OperationTypeNode.QUERY) return true
  if (operation !== OperationTypeNode.MUTATION) return false
  return selections.length === 1 && selections[0]?.kind === Kind.FIELD
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

/** The locations are those of the mutation, also for errors of a field in its result. */
function withStandardErrors(
  { data, errors = [] }: ExecutionResult,
  { selectionSet: { selections: nodes } }: OperationDefinitionNode,
): ExecutionResult {
  const standard = errors.map(
    ({ message, path, originalError }) => new GraphQLError(message, { nodes, path, originalError }),
  )
  return { data, errors: standard }
}

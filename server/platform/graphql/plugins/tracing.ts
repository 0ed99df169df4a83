import type { Plugin } from '@envelop/core'
import { getOperationAST, type ExecutionArgs } from 'graphql'
import { runInSpan, type Tracing } from '#server/platform/telemetry/tracing.ts'

export function useTracing(tracing: Tracing): Plugin {
  const start = ({ document, operationName }: ExecutionArgs) => {
    const operation = getOperationAST(document, operationName)
    const type = operation?.operation ?? 'operation'
    const name = operation?.name?.value ?? 'anonymous'
    return tracing.start(`${type} ${name}`, {
      'graphql.operation.type': type,
      'graphql.operation.name': name,
    })
  }
  return {
    onExecute: ({ executeFn, setExecuteFn }) => {
      setExecuteFn((args: ExecutionArgs) => runInSpan(start(args), () => executeFn(args)))
    },
    onSubscribe: ({ subscribeFn, setSubscribeFn }) => {
      setSubscribeFn((args: ExecutionArgs) => runInSpan(start(args), () => subscribeFn(args)))
    },
  }
}

import { useEffect, useEffectEvent } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime'
import { subscriptionStarts } from './subscribe.ts'

type CatchUpOptions<TQuery extends OperationType> = {
  /** Undefined if nothing is to be fetched. */
  variables: () => TQuery['variables'] | undefined
  onData: (data: TQuery['response'], variables: TQuery['variables']) => void
  /** Whether the data may be outdated before the first subscription starts. */
  isDueOnMount?: () => boolean
}

/** Fetches a query whenever events may have been missed: before a subscription has started, or while its connection was lost. */
export function useCatchUp<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  { variables: variablesOf, onData, isDueOnMount }: CatchUpOptions<TQuery>,
): void {
  const environment = useRelayEnvironment()
  const catchUp = useEffectEvent((current: IEnvironment) => {
    const variables = variablesOf()
    if (!variables) return
    fetchQuery<TQuery>(current, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      next: (data) => onData(data, variables),
      // The next start of the subscriptions fetches again.
      error: () => {},
    })
  })
  const start = useEffectEvent((current: IEnvironment) => {
    if (subscriptionStarts.get() > 0 || isDueOnMount?.()) catchUp(current)
  })
  useEffect(() => {
    start(environment)
    return subscriptionStarts.subscribe(() => catchUp(environment))
  }, [environment])
}

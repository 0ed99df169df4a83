import { useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, MutationParameters, RecordSourceProxy } from 'relay-runtime'
import { notify } from '#client/ui/toast.ts'
import { commitInOrder } from './commit-in-order.ts'
import type { MutationResult } from './errors.ts'

/** A mutation with one field, or with two of which the variables include one. */
export type SingleFieldMutation = MutationParameters & {
  response: { readonly [field: string]: MutationResult | null | undefined }
}

type ToggleOptions<TMutation extends SingleFieldMutation> = {
  mutation: GraphQLTaggedNode
  /** Actions on one subject are sent one after the other, so that the last one wins. */
  subject: string
  variables: (isOn: boolean) => TMutation['variables']
  optimisticUpdater: (store: RecordSourceProxy, isOn: boolean) => void
  /** Called if the server accepts the action. */
  updater: (store: RecordSourceProxy, isOn: boolean, response: TMutation['response']) => void
  failed: { on: string; off: string }
}

/** Turns something on or off optimistically. An error is shown as a toast after the optimistic state was rolled back. */
export function useToggle<TMutation extends SingleFieldMutation>({
  mutation,
  subject,
  variables,
  optimisticUpdater,
  updater,
  failed,
}: ToggleOptions<TMutation>): (isOn: boolean) => void {
  const environment = useRelayEnvironment()
  return (isOn) =>
    commitInOrder<TMutation>(environment, {
      mutation,
      subject,
      variables: variables(isOn),
      optimisticUpdater: (store) => optimisticUpdater(store, isOn),
      updater: (store, response) => {
        if (response && resultOf(response)?.__typename.endsWith('Payload')) updater(store, isOn, response)
      },
      resultOf,
      fallback: isOn ? failed.on : failed.off,
      onFailure: notify.error,
    })
}

/** The result of the field that the response contains. */
export function resultOf(response: SingleFieldMutation['response']): MutationResult | undefined {
  return Object.values(response).find((result) => result !== null && result !== undefined) ?? undefined
}

import { commitMutation } from 'react-relay/hooks'
import {
  applyOptimisticMutation,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
  type RecordSourceProxy,
} from 'relay-runtime'
import { mutationFailure, type MutationResult } from './errors.ts'

type OrderedMutation<TMutation extends MutationParameters> = Pick<
  MutationConfig<TMutation>,
  'mutation' | 'variables' | 'updater'
> & {
  optimisticUpdater: (store: RecordSourceProxy) => void
  /** Mutations of one subject are sent one after the other, so that the last one wins. */
  subject: string
  /** Undefined if the server returned none. */
  resultOf: (response: TMutation['response']) => MutationResult | null | undefined
  /** The message for failures without one. */
  fallback: string
  /** Called after the optimistic state was rolled back. */
  onFailure: (message: string) => void
}

const NO_RESULT: MutationResult = { __typename: '' }

/** The pending requests by subject. They belong to the store, because cards unmount while the list scrolls. */
const queues = new WeakMap<IEnvironment, Map<string, Promise<void>>>()

/** Shows the optimistic state of a mutation immediately, and rolls it back if the server refuses the mutation. */
export function commitInOrder<TMutation extends MutationParameters>(
  environment: IEnvironment,
  { subject, resultOf, fallback, onFailure, ...config }: OrderedMutation<TMutation>,
): void {
  const preview = applyOptimisticMutation(environment, config)
  const send = async () => {
    const response = new Promise<MutationResult>((resolve, reject) => {
      commitMutation<TMutation>(environment, {
        ...config,
        onCompleted: (data) => resolve(resultOf(data) ?? NO_RESULT),
        onError: reject,
      })
    })
    preview.dispose()
    const failure = await mutationFailure(response, { fallback })
    if (failure !== undefined) onFailure(failure)
  }
  const pending = queues.get(environment) ?? new Map<string, Promise<void>>()
  queues.set(environment, pending)
  const request = (pending.get(subject) ?? Promise.resolve()).then(send).then(() => {
    if (pending.get(subject) === request) pending.delete(subject)
  })
  pending.set(subject, request)
}

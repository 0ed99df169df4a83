import { mutationFailure, type MutationResult } from '#client/relay/errors.ts'
import { notify } from '#client/ui/toast.ts'

/** For a response without the field of the mutation. */
export const NO_RESULT: MutationResult = { __typename: 'NoResult' }

/** Performs an action on a group and shows its outcome as a toast. */
export async function notifyOutcome(
  result: Promise<MutationResult>,
  { done, fallback }: { done: string; fallback: string },
): Promise<void> {
  const failure = await mutationFailure(result, { fallback })
  if (failure) notify.error(failure)
  else notify.success(done)
}

import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { DeleteGroupDialog_group$key } from '#client/__generated__/DeleteGroupDialog_group.graphql.ts'
import type { DeleteGroupDialogMutation } from '#client/__generated__/DeleteGroupDialogMutation.graphql.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { useMutationPromise } from '#client/relay/useMutationPromise.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { notify } from '#client/ui/toast.ts'
import { isolate } from '#rules/isolate.ts'
import { groupsPath } from '#rules/site-paths.ts'

type DeleteGroupDialogProps = { group: DeleteGroupDialog_group$key; open: boolean; onClose: () => void }

/** Confirms the deletion of a group, and leaves its screen afterwards. */
export function DeleteGroupDialog({ group: groupRef, open, onClose }: DeleteGroupDialogProps) {
  const { id, name } = useFragment(
    graphql`
      fragment DeleteGroupDialog_group on Group {
        id
        name
      }
    `,
    groupRef,
  )
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const commit = useMutationPromise<DeleteGroupDialogMutation>(graphql`
    mutation DeleteGroupDialogMutation($input: DeleteGroupInput!) {
      deleteGroup(input: $input) {
        __typename
        ... on Error {
          message
        }
      }
    }
  `)
  const deleteGroup = async () => (await commit({ input: { groupId: id } })).deleteGroup

  const confirm = async () => {
    const failure = await mutationFailure(deleteGroup(), { fallback: 'Failed to delete the group' })
    if (failure) return failure
    notify.success('Group deleted')
    await navigate(groupsPath, { replace: true })
    // The screen of the group would show that it does not exist.
    commitLocalUpdate(environment, (store) => store.delete(id))
    return undefined
  }

  return (
    <ConfirmDialog
      title={`Delete ${isolate(name)}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>This cannot be undone. The posts stay on the profiles of their authors, outside of any group.</p>
    </ConfirmDialog>
  )
}

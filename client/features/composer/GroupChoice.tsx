import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { GroupChoiceQuery } from '#client/__generated__/GroupChoiceQuery.graphql.ts'
import type { PostGroup } from '#client/features/drafts/post-group.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { SelectField } from '#client/ui/SelectField.tsx'
import { useOnline } from '#client/ui/browser/useOnline.ts'

type GroupChoiceProps = {
  /** Null: everyone's feed only. */
  group: PostGroup | null
  isLocked: boolean
  onChange: (group: PostGroup | null) => void
}

/** The choice of a group to post in. Members without groups have none. */
export function GroupChoice(props: GroupChoiceProps) {
  const chosenOnly = <GroupSelect {...props} groups={[]} />
  return (
    <ErrorBoundary resetKey={useOnline()} renderFallback={() => chosenOnly}>
      <Suspense fallback={chosenOnly}>
        <LoadedChoice {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function LoadedChoice(props: GroupChoiceProps) {
  const { viewer } = useLazyLoadQuery<GroupChoiceQuery>(
    graphql`
      query GroupChoiceQuery {
        viewer {
          groups(first: 50) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  return <GroupSelect {...props} groups={viewer?.groups.edges.map(({ node }) => node) ?? []} />
}

function GroupSelect({
  groups,
  group,
  isLocked,
  onChange,
}: GroupChoiceProps & { groups: readonly PostGroup[] }) {
  const isListed = !group || groups.some(({ id }) => id === group.id)
  const options = isListed ? groups : [group, ...groups]
  if (options.length === 0) return null
  return (
    <SelectField
      label="Post to"
      value={group?.id ?? ''}
      disabled={isLocked}
      onChange={({ target }) => {
        const chosen = options.find(({ id }) => id === target.value)
        onChange(chosen ? { id: chosen.id, name: chosen.name } : null)
      }}
    >
      <option value="">Everyone</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

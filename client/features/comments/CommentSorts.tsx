import type { CommentSort } from '#client/__generated__/CommentThreadPaginationQuery.graphql.ts'
import { ChoiceGroup } from '#client/ui/ChoiceGroup.tsx'

const SORTS: readonly { value: CommentSort; label: string }[] = [
  { value: 'TOP', label: 'Top' },
  { value: 'NEWEST', label: 'Newest' },
  { value: 'OLDEST', label: 'Oldest' },
]

type CommentSortsProps = { current: CommentSort; isBusy: boolean; onChange: (sort: CommentSort) => void }

export function CommentSorts(props: CommentSortsProps) {
  return <ChoiceGroup label="Sort comments" choices={SORTS} {...props} />
}

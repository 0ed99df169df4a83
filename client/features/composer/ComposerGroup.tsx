import { useComposer } from './ComposerProvider.tsx'
import { GroupChoice } from './GroupChoice.tsx'

/** The choice of a group for the draft of the composer. */
export function ComposerGroup() {
  const { draft, isBusy, change } = useComposer()
  return <GroupChoice group={draft.group} isLocked={isBusy} onChange={(group) => change({ group })} />
}

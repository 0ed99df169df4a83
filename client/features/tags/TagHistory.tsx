import { graphql, useFragment } from 'react-relay/hooks'
import type { TagHistory_tag$key } from '#client/__generated__/TagHistory_tag.graphql.ts'
import { Sparkline } from '#client/ui/Sparkline.tsx'

/** The number of posts with a tag on each of the last seven days. */
export function TagHistory({ tag: tagRef }: { tag: TagHistory_tag$key }) {
  const { history } = useFragment(
    graphql`
      fragment TagHistory_tag on Tag {
        history
      }
    `,
    tagRef,
  )
  return <Sparkline values={history} label={`${history.join(', ')} posts per day, today last`} />
}

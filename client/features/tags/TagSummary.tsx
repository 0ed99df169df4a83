import { graphql, useFragment } from 'react-relay/hooks'
import type { TagSummary_tag$key } from '#client/__generated__/TagSummary_tag.graphql.ts'
import { cardClass } from '#client/ui/card-look.ts'
import { FollowTagButton } from './FollowTagButton.tsx'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { counted } from '#client/ui/counts.ts'
import { isolate } from '#rules/isolate.ts'
import { PostWithTag } from './PostWithTag.tsx'
import { TagHistory } from './TagHistory.tsx'
import styles from './TagSummary.module.css'

/** The counts of a tag and the button to follow it. */
export function TagSummary({ tag: tagRef }: { tag: TagSummary_tag$key }) {
  const tag = useFragment(
    graphql`
      fragment TagSummary_tag on Tag {
        name
        postCount
        ...TagHistory_tag
        ...FollowTagButton_tag
      }
    `,
    tagRef,
  )
  const isVisitor = useIsVisitor()
  return (
    <section
      aria-label={`About ${isolate(`#${tag.name}`)}`}
      className={cardClass({ isEdgeToEdge: true }, styles.summary)}
    >
      <p className={styles.count}>{counted(tag.postCount, 'post')}</p>
      <div className={styles.history}>
        <TagHistory tag={tag} />
        <span className={styles.caption}>Last 7 days</span>
      </div>
      <FollowTagButton name={tag.name} tag={tag} />
      {!isVisitor && <PostWithTag name={tag.name} />}
    </section>
  )
}

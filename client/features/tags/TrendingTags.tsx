import { graphql, useFragment } from 'react-relay/hooks'
import type { TrendingTags_tags$key } from '#client/__generated__/TrendingTags_tags.graphql.ts'
import { Notice } from '#client/ui/Notice.tsx'
import { TrendingTag } from './TrendingTag.tsx'
import styles from './TrendingTags.module.css'

export function TrendingTags({ tags: tagsRef }: { tags: TrendingTags_tags$key }) {
  const tags = useFragment(
    graphql`
      fragment TrendingTags_tags on Tag @relay(plural: true) {
        id
        ...TrendingTag_tag
      }
    `,
    tagsRef,
  )
  if (tags.length === 0) {
    return (
      <Notice title="No tags are trending yet" headingLevel={3} cast="cactus">
        Tags that many members use today appear here.
      </Notice>
    )
  }
  return (
    <ol className={styles.list}>
      {tags.map((tag, index) => (
        <li key={tag.id}>
          <TrendingTag tag={tag} rank={index + 1} />
        </li>
      ))}
    </ol>
  )
}

import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { SearchTags_query$key } from '#client/__generated__/SearchTags_query.graphql.ts'
import { counted } from '#client/ui/counts.ts'
import { paths } from '#client/paths.ts'
import { NoResults } from './NoResults.tsx'
import { resultCount, useResultCount } from './result-count.ts'
import type { SearchParams } from './search-params.ts'
import styles from './SearchTags.module.css'

type SearchTagsProps = {
  query: SearchTags_query$key
  params: SearchParams
  labelledBy: string
  /** Called with the number of results as a text. */
  onCount: (count: string) => void
}

/** The tags that match the search best. */
export function SearchTags({ query, params, labelledBy, onCount }: SearchTagsProps) {
  const { searchTags: tags } = useFragment(
    graphql`
      fragment SearchTags_query on Query @throwOnFieldError {
        searchTags(query: $query, first: 20) {
          id
          name
          postCount
        }
      }
    `,
    query,
  )
  useResultCount(resultCount(tags.length), onCount)
  if (tags.length === 0) return <NoResults params={params} />
  return (
    <ul aria-labelledby={labelledBy} className={styles.list}>
      {tags.map(({ id, name, postCount }) => (
        <li key={id}>
          <Link to={paths.tag(name)} className={styles.tag}>
            <bdi className={styles.name}>#{name}</bdi>{' '}
            <span className={styles.count}>{counted(postCount, 'post')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

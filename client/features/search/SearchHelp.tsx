import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { SearchHelpQuery } from '#client/__generated__/SearchHelpQuery.graphql.ts'
import { searchPath, type SearchParams } from './search-params.ts'
import styles from './SearchStart.module.css'

/** Examples of the query syntax, folded. They can be tapped. */
export function SearchHelp({ params }: { params: SearchParams }) {
  // The layout has loaded the viewer, so this sends no request.
  const { viewer } = useLazyLoadQuery<SearchHelpQuery>(
    graphql`
      query SearchHelpQuery {
        viewer {
          user {
            username
          }
        }
      }
    `,
    {},
  )
  const [year] = useState(() => new Date().getUTCFullYear())
  const examples = [
    { search: '"plot twist"', finds: 'an exact phrase' },
    { search: 'cat -dog', finds: 'posts without a word' },
    { search: '#monday', finds: 'posts with a tag' },
    { search: `from:${viewer?.user.username ?? 'username'}`, finds: 'posts of a member' },
    { search: 'in:cats', finds: 'posts in a group' },
    { search: 'is:video', finds: 'images, videos, memes or text' },
    { search: `before:${year}-01-01`, finds: 'posts before a day' },
    { search: `after:${year}-01-01`, finds: 'posts since a day' },
  ]
  return (
    <details className={styles.tips}>
      <summary className={styles.summary}>Search tips</summary>
      <ul className={styles.list}>
        {examples.map(({ search, finds }) => (
          <li key={search}>
            <Link to={searchPath({ ...params, q: search })} className={styles.link}>
              <kbd className={styles.example}>{search}</kbd> <span className={styles.finds}>{finds}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

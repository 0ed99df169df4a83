import { graphql, useFragment } from 'react-relay/hooks'
import type { Ancestors_post$key } from '#client/__generated__/Ancestors_post.graphql.ts'
import type { MemeThumbnail_post$key } from '#client/__generated__/MemeThumbnail_post.graphql.ts'
import styles from './Lineage.module.css'
import { MemeThumbnail } from './MemeThumbnail.tsx'

/** The memes that a remix comes from, the nearest first. The oldest one has its own lineage. */
export function Ancestors({ post: postRef }: { post: Ancestors_post$key }) {
  const post = useFragment(
    graphql`
      fragment Ancestors_post on Post {
        remixOf {
          id
          ...MemeThumbnail_post
          remixOf {
            id
            ...MemeThumbnail_post
            remixOf {
              id
              ...MemeThumbnail_post
              remixOf {
                id
                ...MemeThumbnail_post
                remixOf {
                  id
                  ...MemeThumbnail_post
                  remixOf {
                    id
                    ...MemeThumbnail_post
                  }
                }
              }
            }
          }
        }
      }
    `,
    postRef,
  )
  const ancestors = ancestorsOf(post)
  if (ancestors.length === 0) return null
  return (
    <section aria-labelledby="remixed-from">
      <h2 id="remixed-from" className={styles.title}>
        Remixed from
      </h2>
      <ol className={styles.grid}>
        {ancestors.map((ancestor) => (
          <li key={ancestor.id}>
            <MemeThumbnail post={ancestor} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type Ancestor = MemeThumbnail_post$key & { id: string; remixOf?: Ancestor | null }

function ancestorsOf({ remixOf }: { remixOf?: Ancestor | null }): Ancestor[] {
  return remixOf ? [remixOf, ...ancestorsOf(remixOf)] : []
}

import { useEffect, useRef } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { Remixes_post$key } from '#client/__generated__/Remixes_post.graphql.ts'
import type { RemixesPaginationQuery } from '#client/__generated__/RemixesPaginationQuery.graphql.ts'
import { errorMessage } from '#client/relay/errors.ts'
import { Button } from '#client/ui/Button.tsx'
import { grouped } from '#client/ui/counts.ts'
import { notify } from '#client/ui/toast.ts'
import { moreRemixesFailed } from './messages.ts'
import styles from './Lineage.module.css'
import { MemeThumbnail } from './MemeThumbnail.tsx'

const PAGE = 12

/** The direct remixes of a meme, newest first. */
export function Remixes({ post: postRef }: { post: Remixes_post$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    RemixesPaginationQuery,
    Remixes_post$key
  >(
    graphql`
      fragment Remixes_post on Post
      @refetchable(queryName: "RemixesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" })
      @throwOnFieldError {
        remixCount
        remixes(first: $count, after: $cursor) @connection(key: "Remixes_remixes") {
          edges {
            node {
              id
              ...MemeThumbnail_post
            }
          }
        }
      }
    `,
    postRef,
  )
  const list = useRef<HTMLUListElement>(null)
  const focusIndex = useRef<number>(null)
  // The edge of a deleted post stays in the store without its node.
  const remixes = data.remixes.edges.flatMap(({ node }) => node ?? [])

  // The first new remix takes the focus of the button, which disappears at the end.
  useEffect(() => {
    if (focusIndex.current === null) return
    const added = list.current?.querySelectorAll('a')[focusIndex.current]
    if (!added) return
    focusIndex.current = null
    added.focus({ preventScroll: true })
  })

  const loadMore = () => {
    loadNext(PAGE, {
      onComplete: (error) => {
        if (error) notify.error(errorMessage(error, { fallback: moreRemixesFailed }))
      },
    })
    focusIndex.current = remixes.length
  }
  if (remixes.length === 0 && !hasNext) return null
  return (
    <section aria-labelledby="remixes">
      <h2 id="remixes" className={styles.title}>
        Remixes ({grouped(data.remixCount)})
      </h2>
      <ul ref={list} className={styles.grid}>
        {remixes.map((remix) => (
          <li key={remix.id}>
            <MemeThumbnail post={remix} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button variant="secondary" busy={isLoadingNext} className={styles.more} onClick={loadMore}>
          Show more
        </Button>
      )}
    </section>
  )
}

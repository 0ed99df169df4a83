import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { LineageQuery } from '#client/__generated__/LineageQuery.graphql.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { AfterHydration } from '#client/ui/AfterHydration.tsx'
import { lineageLoadFailed } from './messages.ts'
import { Ancestors } from './Ancestors.tsx'
import styles from './Lineage.module.css'
import { Remixes } from './Remixes.tsx'

/** The memes that a meme comes from, and for members its remixes. The screen of the post does not wait for them. */
export function Lineage({ postId }: { postId: string }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <AfterHydration>
      <QueryBoundary
        query={{ key: attempt, reload: () => setAttempt((last) => last + 1) }}
        skeleton={null}
        error={{ title: lineageLoadFailed }}
      >
        <LoadedLineage postId={postId} attempt={attempt} />
      </QueryBoundary>
    </AfterHydration>
  )
}

function LoadedLineage({ postId, attempt }: { postId: string; attempt: number }) {
  const isMember = !useIsVisitor()
  const { sharedPost: post } = useLazyLoadQuery<LineageQuery>(
    graphql`
      query LineageQuery($postId: UUID!, $isMember: Boolean!) @throwOnFieldError {
        sharedPost(id: $postId) {
          ...Ancestors_post
          ...Remixes_post @include(if: $isMember) @alias(as: "remixed")
        }
      }
    `,
    { postId, isMember },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  if (!post) return null
  return (
    <div className={styles.lineage}>
      <Ancestors post={post} />
      {post.remixed && <Remixes post={post.remixed} />}
    </div>
  )
}

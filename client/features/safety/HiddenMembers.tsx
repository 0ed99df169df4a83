import { useId, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HiddenMembers_edges$key } from '#client/__generated__/HiddenMembers_edges.graphql.ts'
import type { Pagination } from '#client/relay/LoadNextPage.tsx'
import { Button } from '#client/ui/Button.tsx'
import { notify } from '#client/ui/toast.ts'
import { PAGE_SIZE } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { HiddenMember } from './HiddenMember.tsx'
import styles from './HiddenMembers.module.css'

type HiddenMembersProps = {
  title: string
  /** Shown without members. */
  empty: string
  /** The label of the button of each member. */
  action: string
  edges: HiddenMembers_edges$key
  pagination: Pagination
  onRestore: (userId: string) => Promise<void>
}

/** A list of blocked or muted members in the settings. */
export function HiddenMembers(props: HiddenMembersProps) {
  const { title, empty, action, edges: edgesRef, pagination, onRestore } = props
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const edges = useFragment(
    graphql`
      fragment HiddenMembers_edges on UserEdge @relay(plural: true) {
        node {
          id
          ...HiddenMember_user
        }
      }
    `,
    edgesRef,
  )
  const restore = async (userId: string) => {
    await onRestore(userId)
    // The pressed button was removed with its member.
    heading.current?.focus()
  }
  const showMore = () =>
    pagination.loadNext(PAGE_SIZE, {
      onComplete: (error) => {
        if (error) notify.error(messages.moreMembersFailed)
      },
    })
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {edges.length === 0 && <p className={styles.empty}>{empty}</p>}
      {edges.length > 0 && (
        <ul aria-labelledby={headingId} className={styles.list}>
          {edges.map(({ node }) => (
            <HiddenMember key={node.id} user={node} action={action} onRestore={() => restore(node.id)} />
          ))}
        </ul>
      )}
      {pagination.hasNext && (
        <Button variant="secondary" busy={pagination.isLoadingNext} onClick={showMore}>
          Show more
        </Button>
      )}
    </section>
  )
}

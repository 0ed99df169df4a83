import { use, useId, useMemo, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MemberList_edges$key } from '#client/__generated__/MemberList_edges.graphql.ts'
import type { MemberList_user$key } from '#client/__generated__/MemberList_user.graphql.ts'
import { LoadNextPage, type Pagination } from '#client/relay/LoadNextPage.tsx'
import { MemberHighlight } from '#client/ui/highlight.ts'
import { ListEnd } from '#client/ui/list/LoadMore.tsx'
import { VirtualList } from '#client/ui/list/VirtualList.tsx'
import { ListArticle } from '#client/ui/list/ListArticle.tsx'
import { messages } from '#rules/messages.ts'
import styles from './MemberList.module.css'
import { MemberRow } from './MemberRow.tsx'

type ListProps = {
  pagination: Pagination
  /** The id of the heading of the list. */
  labelledBy: string
  /** Shown if the list has no members. */
  empty: ReactNode
}

export function MemberList({ edges: edgesRef, ...list }: ListProps & { edges: MemberList_edges$key }) {
  const edges = useFragment(
    graphql`
      fragment MemberList_edges on UserEdge @relay(plural: true) {
        node {
          id
          ...MemberList_user
        }
      }
    `,
    edgesRef,
  )
  const members = useMemo(() => edges.map(({ node }) => node), [edges])
  return <MemberItems members={members} {...list} />
}

type MemberItemsProps<TMember> = ListProps & {
  /** Must be memoized. */
  members: readonly TMember[]
  /** Further parts of the row of a member. */
  renderParts?: (member: TMember) => RowParts
}

type RowParts = {
  /** Shown beside the @username. */
  note?: ReactNode
  /** Shown at the end of the row. */
  menu?: ReactNode
  /** Shown below the row. */
  actions?: ReactNode
}

/** The list, for members of any kind of edges. */
export function MemberItems<TMember extends { readonly id: string } & MemberList_user$key>({
  members,
  renderParts,
  pagination,
  labelledBy,
  empty,
}: MemberItemsProps<TMember>) {
  if (members.length === 0 && !pagination.hasNext) return empty
  return (
    <VirtualList
      isDense
      items={members}
      labelledBy={labelledBy}
      hasMore={pagination.hasNext}
      isLoading={pagination.isLoadingNext}
      renderItem={(member, place) => (
        <Item key={member.id} user={member} {...renderParts?.(member)} {...place} />
      )}
      end={
        pagination.hasNext ? (
          <LoadNextPage
            pagination={pagination}
            failedMessage={messages.moreMembersFailed}
            loadingLabel={messages.membersLoading}
          />
        ) : (
          <ListEnd>{messages.endOfList}</ListEnd>
        )
      }
    />
  )
}

type ItemProps = RowParts & {
  user: MemberList_user$key
  /** Position in the list, from 1. */
  position: number
  /** Length of the list; -1 while there is more to load. */
  setSize: number
}

function Item({ user: userRef, note, menu, actions, position, setSize }: ItemProps) {
  const nameId = useId()
  const highlight = use(MemberHighlight)
  const user = useFragment(
    graphql`
      fragment MemberList_user on User {
        bio
        ...MemberRow_user
      }
    `,
    userRef,
  )
  return (
    <ListArticle className={styles.item} aria-labelledby={nameId} position={position} setSize={setSize}>
      <MemberRow user={user} nameId={nameId} note={note}>
        {menu}
      </MemberRow>
      {user.bio && (
        <p dir="auto" className={styles.bio}>
          {highlight?.([user.bio]) ?? user.bio}
        </p>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </ListArticle>
  )
}

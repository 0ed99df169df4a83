import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { MemberComments_user$key } from '#client/__generated__/MemberComments_user.graphql.ts'
import type { MemberCommentsPaginationQuery } from '#client/__generated__/MemberCommentsPaginationQuery.graphql.ts'
import { LoadNextPage } from '#client/relay/LoadNextPage.tsx'
import { ListEnd } from '#client/ui/list/LoadMore.tsx'
import { VirtualList } from '#client/ui/list/VirtualList.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { isolate } from '#rules/isolate.ts'
import { messages } from '#rules/messages.ts'
import { MemberComment } from './MemberComment.tsx'
import * as commentMessages from './messages.ts'

type MemberCommentsProps = { user: MemberComments_user$key; labelledBy: string }

/** The comments of a member, who may be the viewer, with the posts that they are on. */
export function MemberComments({ user: userRef, labelledBy }: MemberCommentsProps) {
  const { data, ...pagination } = usePaginationFragment<
    MemberCommentsPaginationQuery,
    MemberComments_user$key
  >(
    graphql`
      fragment MemberComments_user on User
      @refetchable(queryName: "MemberCommentsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        isViewer
        fullName
        comments(first: $count, after: $cursor) @connection(key: "MemberComments_comments") {
          edges {
            node {
              id
              ...MemberComment_comment
            }
          }
        }
      }
    `,
    userRef,
  )
  const { edges } = data.comments
  const comments = useMemo(() => edges.map(({ node }) => node), [edges])
  if (comments.length === 0 && !pagination.hasNext) {
    return (
      <Notice title="No comments yet" cast="owl">
        {data.isViewer
          ? 'What you write under posts appears here.'
          : `${isolate(data.fullName)} has not commented on anything so far.`}
      </Notice>
    )
  }
  return (
    <VirtualList
      isDense
      items={comments}
      labelledBy={labelledBy}
      hasMore={pagination.hasNext}
      isLoading={pagination.isLoadingNext}
      renderItem={(comment, place) => <MemberComment key={comment.id} comment={comment} {...place} />}
      end={
        pagination.hasNext ? (
          <LoadNextPage
            pagination={pagination}
            failedMessage={commentMessages.moreCommentsFailed}
            loadingLabel="Loading more comments..."
          />
        ) : (
          <ListEnd>{messages.endOfList}</ListEnd>
        )
      }
    />
  )
}

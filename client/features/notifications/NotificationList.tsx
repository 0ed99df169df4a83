import CheckCheck from 'lucide-react/icons/check-check'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { NotificationList_viewer$key } from '#client/__generated__/NotificationList_viewer.graphql.ts'
import type { NotificationListPaginationQuery } from '#client/__generated__/NotificationListPaginationQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { LoadNextPage } from '#client/relay/LoadNextPage.tsx'
import { NewItems } from '#client/relay/NewItems.tsx'
import { subscriptionStarts } from '#client/relay/subscribe.ts'
import { useLiveList } from '#client/relay/useLiveList.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { ListEnd } from '#client/ui/list/LoadMore.tsx'
import { VirtualList } from '#client/ui/list/VirtualList.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import * as listMessages from './list-messages.ts'
import { dayLabel } from './day-label.ts'
import { arrivedIds, LIVE_NOTIFICATIONS } from './notification-list.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { useMarkNotificationsRead } from './useMarkNotificationsRead.ts'

const NOUNS = { one: 'notification', many: 'notifications' }

type NotificationListProps = {
  viewer: NotificationList_viewer$key
  /** The id of the heading of the list. */
  labelledBy: string
  /** Renders the heading with a button that marks all as read, if there is something to mark. */
  renderHeading: (markAllButton: ReactNode) => ReactNode
  /** Fetches the first page again and reveals all notifications. */
  refresh: () => Promise<void>
}

export function NotificationList({
  viewer: viewerRef,
  labelledBy,
  renderHeading,
  refresh,
}: NotificationListProps) {
  const { data, ...pagination } = usePaginationFragment<
    NotificationListPaginationQuery,
    NotificationList_viewer$key
  >(
    graphql`
      fragment NotificationList_viewer on Viewer
      @refetchable(queryName: "NotificationListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        unreadNotificationCount
        notifications(first: $count, after: $cursor) @connection(key: "NotificationList_notifications") {
          edges {
            node {
              id
              isRead
              updatedAt
              ...NotificationItem_notification
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const { edges } = data.notifications
  const { pendingIds, movedIds, markIncomplete } = useLiveList(LIVE_NOTIFICATIONS)
  const notifications = useMemo(
    () =>
      edges
        .map(({ node }: { node: (typeof edges)[number]['node'] | null }) => node)
        .filter((node) => node !== null)
        .filter(({ id }) => !pendingIds.has(id)),
    [edges, pendingIds],
  )
  const [openedAt] = useState(() => new Date())
  const days = useMemo(
    () => notifications.map(({ updatedAt }) => dayLabel(updatedAt, openedAt)),
    [notifications, openedAt],
  )
  const { shownAsUnread, markAllRead, isMarking } = useReadState(notifications)
  useEffect(
    () =>
      subscriptionStarts.subscribe(() => {
        // The list is newer than the previous connection, if there was none.
        if (subscriptionStarts.get() > 1) markIncomplete()
      }),
    [markIncomplete],
  )

  return (
    <div>
      {renderHeading(
        (data.unreadNotificationCount > 0 || shownAsUnread.size > 0) && (
          <IconButton
            label="Mark all as read"
            aria-disabled={isMarking || undefined}
            onClick={() => void markAllRead()}
          >
            <CheckCheck aria-hidden="true" />
          </IconButton>
        ),
      )}
      <NewItems
        list={LIVE_NOTIFICATIONS}
        nouns={NOUNS}
        count={pendingIds.size + movedIds.size}
        refresh={refresh}
      />
      {notifications.length === 0 && !pagination.hasNext ? (
        <Notice
          title="No notifications yet"
          cast="cat"
          action={<ButtonLink to={paths.discover}>Find people and posts</ButtonLink>}
        >
          Likes, comments, mentions and new followers appear here.
        </Notice>
      ) : (
        <VirtualList
          isDense
          items={notifications}
          labelledBy={labelledBy}
          hasMore={pagination.hasNext}
          isLoading={pagination.isLoadingNext}
          renderItem={(notification, place) => (
            <NotificationItem
              notification={notification}
              heading={
                days[place.position - 1] === days[place.position - 2] ? undefined : days[place.position - 1]
              }
              isUnread={!notification.isRead || shownAsUnread.has(notification.id)}
              {...place}
            />
          )}
          end={
            pagination.hasNext ? (
              <LoadNextPage
                pagination={pagination}
                failedMessage={listMessages.moreNotificationsFailed}
                loadingLabel="Loading more notifications..."
              />
            ) : (
              <ListEnd>{messages.endOfList}</ListEnd>
            )
          }
        />
      )}
    </div>
  )
}

/**
 * Opening the list marks all notifications as read, except the ones that arrive while it is open. They still look unread until
 * the reader leaves or marks all.
 */
function useReadState(notifications: readonly { id: string; isRead: boolean }[]) {
  const markRead = useMarkNotificationsRead()
  const marked = useRef(new Set<string>())
  const [shownAsUnread, setShownAsUnread] = useState<ReadonlySet<string>>(new Set())
  const [isMarking, setMarking] = useState(false)

  const markShown = useEffectEvent(async (shown: typeof notifications) => {
    const ids = shown
      .filter(({ id, isRead }) => !isRead && !arrivedIds.get().has(id) && !marked.current.has(id))
      .map(({ id }) => id)
    if (ids.length === 0) return
    const all = marked.current.size === 0
    for (const id of ids) marked.current.add(id)
    setShownAsUnread((last) => new Set([...last, ...ids]))
    const result = await markRead(ids, { all }).catch(() => undefined)
    // They are marked when the list changes or is opened again.
    if (result?.__typename !== 'MarkNotificationsReadPayload') for (const id of ids) marked.current.delete(id)
  })
  useEffect(() => {
    arrivedIds.set(new Set())
    return () => arrivedIds.set(new Set())
  }, [])
  useEffect(() => void markShown(notifications), [notifications])

  const markAllRead = async () => {
    if (isMarking) return
    setMarking(true)
    const shownIds = notifications.map(({ id }) => id)
    const failure = await mutationFailure(markRead(shownIds, { all: true }), {
      fallback: listMessages.markReadFailed,
    })
    setMarking(false)
    if (failure) notify.error(failure)
    else setShownAsUnread(new Set())
  }
  return { shownAsUnread, markAllRead, isMarking }
}

import { useId } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { groupLoaderPostsQuery } from '#client/__generated__/groupLoaderPostsQuery.graphql.ts'
import type { groupLoaderQuery } from '#client/__generated__/groupLoaderQuery.graphql.ts'
import { PostFeedSkeleton } from '#client/features/feed/PostFeedSkeleton.tsx'
import { GROUP_POST_SORTS, sortedPostsPath } from '#client/features/groups/group-paths.ts'
import { GroupHeader } from '#client/features/groups/GroupHeader.tsx'
import { GroupPosts } from '#client/features/groups/GroupPosts.tsx'
import { GroupSkeleton } from '#client/features/groups/GroupSkeleton.tsx'
import { liveGroup } from '#client/features/groups/live-group.ts'
import { PinnedPosts } from '#client/features/groups/PinnedPosts.tsx'
import { useGroupChanges } from '#client/features/groups/useGroupChanges.ts'
import { useGroupHead } from '#client/features/groups/useGroupHead.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { CoverBackButton, GoBackButton } from '#client/routes/GoBack.tsx'
import { GroupNotFound } from '#client/routes/GroupNotFound.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { LinkTabs } from '#client/ui/LinkTabs.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { type groupLoader, groupPostsQuery, groupQuery } from './groupLoader.ts'

const error = { title: 'Failed to load the group', headingLevel: 1, action: <GoBackButton /> } as const
const postsError = { title: messages.somethingWrong, text: messages.postsLoadFailed }

export function GroupRoute() {
  const headingId = useId()
  const { revalidate } = useRevalidator()
  const { group: reference, posts } = useLoaderData<typeof groupLoader>()
  const { slug, sort } = posts.variables
  const refreshPosts = useRefresh(groupPostsQuery, posts.variables, FRESH_SECONDS.posts)
  const isVisitor = useIsVisitor()
  return (
    <ListScreen<groupLoaderQuery>
      key={slug}
      query={groupQuery}
      reference={reference}
      live={liveGroup(slug)}
      alsoRefresh={refreshPosts}
      skeleton={<GroupSkeleton />}
      error={error}
    >
      {({ group }, refresh) =>
        group ? (
          <>
            <GroupHeader group={group} headingId={headingId}>
              <CoverBackButton />
            </GroupHeader>
            {!isVisitor && <LiveGroup key={group.id} group={group} />}
            <PinnedPosts group={group} />
            <LinkTabs
              label="Sort posts"
              tabs={GROUP_POST_SORTS.map((option) => ({
                name: option.name,
                to: sortedPostsPath(slug, option.sort),
              }))}
              current={sortedPostsPath(slug, sort)}
            >
              <QueryBoundary
                key={sort}
                query={{ key: posts, reload: () => void revalidate() }}
                skeleton={<PostFeedSkeleton />}
                error={postsError}
              >
                <Posts reference={posts} labelledBy={headingId} refresh={refresh} />
              </QueryBoundary>
            </LinkTabs>
          </>
        ) : (
          <GroupNotFound />
        )
      }
    </ListScreen>
  )
}

type PostsProps = {
  reference: PreloadedQuery<groupLoaderPostsQuery>
  labelledBy: string
  refresh: () => Promise<void>
}

function Posts({ reference, ...list }: PostsProps) {
  const { group } = useRouteQuery<groupLoaderPostsQuery>(groupPostsQuery, reference)
  return group && <GroupPosts group={group} isLive={reference.variables.sort === 'NEWEST'} {...list} />
}

function LiveGroup({ group }: { group: { id: string; slug: string } }) {
  useGroupChanges(group.id)
  useGroupHead(group)
  return null
}

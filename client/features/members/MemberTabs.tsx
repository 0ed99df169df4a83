import type { Ref } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { MemberTabs_user$key } from '#client/__generated__/MemberTabs_user.graphql.ts'
import { MemberPosts } from '#client/features/feed/MemberPosts.tsx'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { LinkTabs } from '#client/ui/LinkTabs.tsx'

const MemberTab = lazyOptional(async () => (await import('./MemberTab.tsx')).MemberTab)

const TABS = [
  { value: 'memes', name: 'Memes' },
  { value: 'comments', name: 'Comments' },
  { value: 'liked', name: 'Liked' },
] as const

type MemberTabsProps = {
  user: MemberTabs_user$key
  labelledBy: string
  /** Fetches the posts again. */
  refresh: () => Promise<void>
  /** Receives a function that fetches the list of another tab again. */
  refreshTabRef: Ref<() => Promise<void>>
}

/** The posts of a member and further lists. Only the viewer sees what they like. */
export function MemberTabs({ user: userRef, labelledBy, refresh, refreshTabRef }: MemberTabsProps) {
  const user = useFragment(
    graphql`
      fragment MemberTabs_user on User {
        databaseId
        isViewer
        ...MemberPosts_user
      }
    `,
    userRef,
  )
  const { pathname } = useLocation()
  const [url] = useSearchParams()
  const others = TABS.filter(({ value }) => value !== 'liked' || user.isViewer)
  const current = others.find(({ value }) => value === url.get('tab'))
  const pathOf = (value: string) => `${pathname}?tab=${value}`
  return (
    <LinkTabs
      label="Content of the profile"
      tabs={[
        { name: 'Posts', to: pathname },
        ...others.map(({ name, value }) => ({ name, to: pathOf(value) })),
      ]}
      current={current ? pathOf(current.value) : pathname}
    >
      {current ? (
        <MemberTab
          key={current.value}
          tab={current.value}
          userId={user.databaseId}
          labelledBy={labelledBy}
          refreshRef={refreshTabRef}
        />
      ) : (
        <MemberPosts user={user} labelledBy={labelledBy} refresh={refresh} />
      )}
    </LinkTabs>
  )
}

import type { ReactNode } from 'react'
import { paths } from '#client/paths.ts'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { LinkTabs } from '#client/ui/LinkTabs.tsx'

const tabs = [
  { name: 'Followed', to: paths.feed },
  { name: 'Everyone', to: paths.everyone },
  { name: 'Trending', to: paths.trending },
]

type FeedTabsProps = {
  /** The path of the selected tab. */
  current: string
  children: ReactNode
}

/** Visitors read the posts of everyone only. */
export function FeedTabs({ current, children }: FeedTabsProps) {
  if (useIsVisitor()) return children
  return (
    <LinkTabs label="Feeds" tabs={tabs} current={current}>
      {children}
    </LinkTabs>
  )
}

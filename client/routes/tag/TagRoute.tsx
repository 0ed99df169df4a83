import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { tagLoaderQuery } from '#client/__generated__/tagLoaderQuery.graphql.ts'
import { TagPosts } from '#client/features/tags/TagPosts.tsx'
import { TagSkeleton } from '#client/features/tags/TagSkeleton.tsx'
import { TagSummary } from '#client/features/tags/TagSummary.tsx'
import { GoBackButton } from '#client/routes/GoBack.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { useOnceTrue } from '#client/ui/useOnceTrue.ts'
import { TagNotUsed } from './TagNotUsed.tsx'
import { type tagLoader, tagQuery } from './tagLoader.ts'

const error = { title: 'Failed to load the tag', headingLevel: 1, action: <GoBackButton /> } as const

export function TagRoute() {
  const reference = useLoaderData<typeof tagLoader>()
  const { name } = reference.variables
  return (
    <ListScreen<tagLoaderQuery>
      key={name}
      query={tagQuery}
      reference={reference}
      skeleton={
        <>
          <SubscreenHeading>{`#${name}`}</SubscreenHeading>
          <TagSkeleton />
        </>
      }
      error={error}
    >
      {({ tag }, refresh) => <TagContent name={name} tag={tag} refresh={refresh} />}
    </ListScreen>
  )
}

type TagContentProps = {
  name: string
  tag: tagLoaderQuery['response']['tag']
  refresh: () => Promise<void>
}

function TagContent({ name, tag, refresh }: TagContentProps) {
  const headingId = useId()
  // After a follow, the notice stays and with it the focus.
  const wasUnused = useOnceTrue(!tag)
  if (!tag || (wasUnused && tag.postCount === 0)) return <TagNotUsed name={name} tag={tag ?? null} />
  return (
    <>
      <SubscreenHeading id={headingId}>{`#${tag.name}`}</SubscreenHeading>
      <TagSummary tag={tag} />
      <TagPosts tag={tag} labelledBy={headingId} refresh={refresh} />
    </>
  )
}

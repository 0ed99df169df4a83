import { useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { savedLoaderQuery } from '#client/__generated__/savedLoaderQuery.graphql.ts'
import { SavedPosts } from '#client/features/saved/SavedPosts.tsx'
import { ListScreen } from '#client/routes/ListScreen.tsx'
import { ProfileMissing } from '#client/routes/ProfileMissing.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { type savedLoader, savedQuery } from './savedLoader.ts'

export function SavedRoute() {
  const headingId = useId()
  return (
    <>
      <SubscreenHeading id={headingId}>Saved</SubscreenHeading>
      <ListScreen<savedLoaderQuery> query={savedQuery} reference={useLoaderData<typeof savedLoader>()}>
        {({ viewer }) =>
          viewer ? <SavedPosts viewer={viewer} labelledBy={headingId} /> : <ProfileMissing />
        }
      </ListScreen>
    </>
  )
}

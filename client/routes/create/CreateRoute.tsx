import { useLoaderData } from 'react-router-dom'
import type { createLoaderQuery } from '#client/__generated__/createLoaderQuery.graphql.ts'
import { PostComposer } from '#client/features/composer/PostComposer.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { ScreenHeading } from '#client/routes/ScreenHeading.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { messages } from '#rules/messages.ts'
import { type createLoader, createQuery } from './createLoader.ts'

export function CreateRoute() {
  return (
    <>
      <ScreenHeading>Create post</ScreenHeading>
      <QueryBoundary
        skeleton={<PageSpinner label="Loading your account" />}
        error={{ title: messages.profileLoadFailed }}
      >
        <CreateScreen />
      </QueryBoundary>
    </>
  )
}

function CreateScreen() {
  const { viewer } = useRouteQuery<createLoaderQuery>(createQuery, useLoaderData<typeof createLoader>())
  return <PostComposer user={viewer?.user} variant="screen" />
}

import { useLoaderData } from 'react-router-dom'
import type { createLoaderQuery } from '#client/__generated__/createLoaderQuery.graphql.ts'
import { PostComposer } from '#client/features/composer/PostComposer.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { createQuery, type createLoader } from './createLoader.ts'

export function CreateScreen() {
  const { viewer } = useRouteQuery<createLoaderQuery>(createQuery, useLoaderData<typeof createLoader>())
  return <PostComposer user={viewer?.user} variant="screen" />
}

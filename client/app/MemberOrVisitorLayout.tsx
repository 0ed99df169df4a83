import { useLoaderData } from 'react-router-dom'
import { Shell } from './Shell.tsx'
import type { shellLoader } from './shellLoader.ts'
import { VisitorLayout } from './visitor-layout.tsx'

/** The layout of the screens of members, some of which visitors can see too. */
export function MemberOrVisitorLayout() {
  const query = useLoaderData<typeof shellLoader>()
  return query ? <Shell query={query} /> : <VisitorLayout />
}

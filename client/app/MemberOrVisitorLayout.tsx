import { lazy } from 'react'
import { useLoaderData } from 'react-router-dom'
import { Shell } from './Shell.tsx'
import type { shellLoader } from './shellLoader.ts'

const VisitorLayout = lazy(async () => ({ default: (await import('./VisitorLayout.tsx')).VisitorLayout }))

/** What surrounds the screens of members, and for those of them that visitors see too, what surrounds these then. */
export function MemberOrVisitorLayout() {
  const query = useLoaderData<typeof shellLoader>()
  return query ? <Shell query={query} /> : <VisitorLayout />
}

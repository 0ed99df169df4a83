import { PageNotFound } from './PageNotFound.tsx'

/** For an unknown path, without the layout of other screens. */
export function NotFoundRoute() {
  return (
    <main id="main" tabIndex={-1}>
      <PageNotFound />
    </main>
  )
}

import { lazy, Suspense, useState, type ComponentType } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useBackOnline } from '#client/ui/browser/useOnline.ts'

/**
 * Like React's `lazy`, for parts that a screen works without: nothing is shown until their code is loaded. If it fails to
 * load, it is loaded again when the connection is back. `Preloaded` is the part if it may be loaded already.
 */
export function lazyOptional<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  Preloaded?: ComponentType<TProps>,
) {
  // React caches failures, so each attempt needs its own lazy component.
  const createLazy = (): ComponentType<TProps> => lazy(async () => ({ default: await load() }))
  const Shared = Preloaded ?? createLazy()

  return function LazyOptional(props: TProps) {
    const [Part, setPart] = useState(() => Shared)
    const retry = () => setPart(createLazy)
    return (
      <ErrorBoundary resetKey={Part} renderFallback={() => <RetryOnline retry={retry} />}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

function RetryOnline({ retry }: { retry: () => void }) {
  useBackOnline(retry)
  return null
}

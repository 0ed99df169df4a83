import { lazy, Suspense, useRef, useState } from 'react'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { useOnceTrue } from '#client/ui/useOnceTrue.ts'
import styles from './LazyVideo.module.css'
import { useInView } from './useInView.ts'
import { VideoFailure } from './VideoFailure.tsx'
import type { Video } from './video.ts'

// Made anew after a failure: React keeps what became of a load.
const lazyPlayer = () => lazy(async () => ({ default: (await import('./VideoPlayer.tsx')).VideoPlayer }))
const SharedPlayer = lazyPlayer()

/** As the specification has it. */
const NEAR = { threshold: 0.1, rootMargin: '50px' }

/** The poster of a video until it comes into view; then its player, whose code and bytes nobody fetches before. */
export function LazyVideo({ video }: { video: Video }) {
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useOnceTrue(useInView(place, NEAR))
  const [VideoPlayer, setVideoPlayer] = useState(() => SharedPlayer)
  const [hasFailed, setFailed] = useState(false)
  const loadAgain = () => setVideoPlayer(lazyPlayer)
  return (
    <div ref={place} className={styles.place}>
      {video.poster && (
        <img
          className={styles.poster}
          src={video.poster}
          alt=""
          width={video.width}
          height={video.height}
          loading="lazy"
          decoding="async"
        />
      )}
      {hasFailed ? (
        <VideoFailure onRetry={() => setFailed(false)} />
      ) : (
        isWanted && (
          <ErrorBoundary resetKey={VideoPlayer} renderFallback={() => <VideoFailure onRetry={loadAgain} />}>
            <Suspense>
              <VideoPlayer video={video} onFailure={() => setFailed(true)} />
            </Suspense>
          </ErrorBoundary>
        )
      )}
    </div>
  )
}

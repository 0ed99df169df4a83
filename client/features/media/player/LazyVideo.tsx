import { lazy, Suspense, useRef, useState } from 'react'
import { fillsFrame } from '#client/features/media/MediaFrame.tsx'
import { useInView } from '#client/ui/browser/useInView.ts'
import { Button } from '#client/ui/Button.tsx'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { useOnceTrue } from '#client/ui/useOnceTrue.ts'
import { VIDEO_FAILED_TO_LOAD } from '#rules/media-rules.ts'
import styles from './LazyVideo.module.css'
import type { Video } from './VideoPlayer.tsx'

// Created again after a failure, because React caches failed imports.
const lazyPlayer = () => lazy(async () => ({ default: (await import('./VideoPlayer.tsx')).VideoPlayer }))
const SharedPlayer = lazyPlayer()

/** From the product specification. */
const NEAR = { threshold: 0.1, rootMargin: '50px' }

/** Shows the poster until the video is in view, then loads the player and the video. */
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
          className={fillsFrame}
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

/** Replaces a video that failed to load, in the same size. */
function VideoFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <p>{VIDEO_FAILED_TO_LOAD}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

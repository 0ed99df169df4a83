import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostVideo_video$key } from '#client/__generated__/PostVideo_video.graphql.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { VIDEO_PROCESSING } from '#rules/media-rules.ts'
import { MediaFrame } from './MediaFrame.tsx'
import { LazyVideo } from './player/LazyVideo.tsx'
import styles from './PostVideo.module.css'

// Few cards show a video that is being processed.
const PollVideo = lazyOptional(async () => (await import('./PollVideo.tsx')).PollVideo)

type PostVideoProps = {
  video: PostVideo_video$key
  /** Shown in place of the video. */
  cover: ReactNode
  postId: string
}

/** Its author also sees the processing state and a failure. */
export function PostVideo({ video: videoRef, cover, postId }: PostVideoProps) {
  const video = useFragment(
    graphql`
      fragment PostVideo_video on VideoMedia {
        state
        failure
        sources(width: 480) {
          type
          url
        }
        posterUrl: poster(width: 1080)
        width
        height
        duration
        altText
        thumbHash
      }
    `,
    videoRef,
  )
  if (video.state === 'FAILED')
    return (
      <div className={styles.failure}>
        <Banner tone="error">{video.failure}</Banner>
      </div>
    )
  return (
    <MediaFrame
      width={video.width}
      height={video.height}
      thumbHash={video.thumbHash}
      cover={video.state === 'READY' && cover}
    >
      {video.state === 'PROCESSING' ? (
        <>
          <output className={styles.progress}>{VIDEO_PROCESSING}</output>
          <PollVideo postId={postId} />
        </>
      ) : (
        <LazyVideo
          video={{
            sources: video.sources.map(({ type, url }) => ({ src: url, type: type ?? undefined })),
            poster: video.posterUrl ?? null,
            label: video.altText || 'Video without a description',
            width: video.width,
            height: video.height,
            duration: video.duration ?? null,
          }}
        />
      )}
    </MediaFrame>
  )
}

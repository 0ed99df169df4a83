import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostMedia_media$key } from '#client/__generated__/PostMedia_media.graphql.ts'
import { PostImage } from './PostImage.tsx'
import { PostVideo } from './PostVideo.tsx'
import { SensitiveCover } from './SensitiveCover.tsx'
import { useIsBlurred } from './sensitive-media.ts'

type PostMediaProps = {
  media: PostMedia_media$key
  /** The `databaseId` of the post, to poll the state of its video. */
  postId: string
  isSensitive: boolean
  /** On the first screen: loaded at once instead of lazily. */
  isPrompt: boolean
  /** Likes the post. */
  onDoubleTap: () => void
  /** The text and actions of the post, for the viewer of its image. */
  children: ReactNode
}

/** The image or video of a post. */
export function PostMedia(props: PostMediaProps) {
  const { media: mediaRef, postId, isSensitive, isPrompt, onDoubleTap, children } = props
  const { image, video } = useFragment(
    graphql`
      fragment PostMedia_media on Media {
        ...PostImage_image @alias(as: "image")
        ...PostVideo_video @alias(as: "video")
      }
    `,
    mediaRef,
  )
  const [isShown, setShown] = useState(false)
  const isBlurred = useIsBlurred(isSensitive) && !isShown
  const cover = isBlurred && <SensitiveCover onShow={() => setShown(true)} />
  if (image)
    return (
      <PostImage image={image} cover={cover} isPrompt={isPrompt} onDoubleTap={onDoubleTap}>
        {children}
      </PostImage>
    )
  return video && <PostVideo video={video} cover={cover} postId={postId} />
}

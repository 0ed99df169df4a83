import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostImage_image$key } from '#client/__generated__/PostImage_image.graphql.ts'
import { replayImageError } from '#client/ui/browser/replay-image-error.ts'
import { AnimatedImage } from './AnimatedImage.tsx'
import { fillsFrame, MediaFrame } from './MediaFrame.tsx'
import { ViewPicture } from './viewer/ViewPicture.tsx'

type PostImageProps = {
  image: PostImage_image$key
  /** Shown in place of the image. */
  cover?: ReactNode
  /** It is probably visible at once. */
  isPrompt: boolean
  /** The width in the layout, for the `sizes` attribute. */
  sizes?: string
  /** Likes what shows the image. */
  onDoubleTap: (() => void) | undefined
  /** The text and actions that the viewer shows below the image. */
  children: ReactNode
}

const POST_SIZES = '(min-width: 48rem) 38rem, 100vw'

export function PostImage({
  image: imageRef,
  cover,
  isPrompt,
  sizes = POST_SIZES,
  onDoubleTap,
  children,
}: PostImageProps) {
  const { smallUrl, largeUrl, width, height, altText, thumbHash, isAnimated } = useFragment(
    graphql`
      fragment PostImage_image on ImageMedia {
        smallUrl: url(width: 480)
        largeUrl: url(width: 1080)
        width
        height
        altText
        thumbHash
        isAnimated
      }
    `,
    imageRef,
  )
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null

  const srcSet = `${smallUrl} ${Math.min(width, 480)}w, ${largeUrl} ${Math.min(width, 1080)}w`
  const image = {
    ref: replayImageError,
    src: largeUrl,
    srcSet,
    width,
    height,
    alt: altText || 'Image without a description',
    sizes,
    loading: isPrompt ? 'eager' : 'lazy',
    fetchPriority: isPrompt ? 'high' : 'auto',
    decoding: isPrompt ? 'sync' : 'async',
    className: fillsFrame,
    onError: () => setBroken(true),
  } as const
  return (
    <MediaFrame width={width} height={height} thumbHash={thumbHash} cover={cover}>
      {isAnimated ? <AnimatedImage {...image} /> : <img {...image} alt={image.alt} />}
      <ViewPicture picture={{ src: largeUrl, srcSet, width, height, altText }} onDoubleTap={onDoubleTap}>
        {children}
      </ViewPicture>
    </MediaFrame>
  )
}

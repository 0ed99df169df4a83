import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostMedia_media$key } from '#client/__generated__/PostMedia_media.graphql.ts'
import { AnimatedImage } from './AnimatedImage.tsx'
import { MIN_ASPECT_RATIO, MAX_ASPECT_RATIO } from './image-shape.ts'
import styles from './PostMedia.module.css'
import { usePlaceholder } from './usePlaceholder.ts'

type PostMediaProps = {
  media: PostMedia_media$key
  /** On the first screen: loaded at once instead of lazily. */
  isPrompt: boolean
}

/** Reserves the space of the image, so that nothing moves when it is loaded. */
export function PostMedia({ media: mediaRef, isPrompt }: PostMediaProps) {
  const media = useFragment(
    graphql`
      fragment PostMedia_media on Media {
        ... on ImageMedia {
          smallUrl: url(width: 480)
          largeUrl: url(width: 1080)
          width
          height
          altText
          thumbHash
          isAnimated
        }
      }
    `,
    mediaRef,
  )
  const [isBroken, setBroken] = useState(false)
  const placeholder = usePlaceholder(media.thumbHash)
  const { smallUrl, largeUrl, width, height } = media
  if (isBroken || !smallUrl || !largeUrl || !width || !height) return null

  const image = {
    src: largeUrl,
    srcSet: `${smallUrl} ${Math.min(width, 480)}w, ${largeUrl} ${Math.min(width, 1080)}w`,
    width,
    height,
    alt: media.altText || 'Image without a description',
    sizes: '(min-width: 48rem) 38rem, 100vw',
    loading: isPrompt ? 'eager' : 'lazy',
    fetchPriority: isPrompt ? 'high' : 'auto',
    decoding: isPrompt ? 'sync' : 'async',
    className: styles.image,
    onError: () => setBroken(true),
  } as const
  return (
    <div
      className={styles.frame}
      style={{
        aspectRatio: Math.min(MAX_ASPECT_RATIO, Math.max(MIN_ASPECT_RATIO, width / height)),
        backgroundImage: placeholder && `url(${placeholder})`,
      }}
    >
      {media.isAnimated ? <AnimatedImage {...image} /> : <img {...image} alt={image.alt} />}
    </div>
  )
}

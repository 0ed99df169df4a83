import { useState, type CSSProperties } from 'react'
import styles from './Avatar.module.css'
import { replayImageError } from './browser/replay-image-error.ts'
import { classNames } from './class-names.ts'

const FALLBACK = '/default-avatar.svg'

type AvatarProps = {
  src: string | null | undefined
  /** The image in all its sizes with their widths, as for `srcset`. */
  srcSet?: string | null
  /** In CSS pixels. */
  size?: number
  /** Empty if the name is shown beside the image. */
  alt?: string
  className?: string
  style?: CSSProperties
}

/** If the image fails to load, the default image is shown; if that fails too, an empty circle. */
export function Avatar({ src, srcSet, size = 40, alt = '', className, style }: AvatarProps) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const source = [src, FALLBACK].find((one) => one && !broken.includes(one))
  const look = classNames(styles.avatar, className)
  if (!source) return <span className={look} style={{ width: size, height: size }} />
  return (
    <img
      ref={replayImageError}
      src={source}
      srcSet={(source === src && srcSet) || undefined}
      sizes={`${size}px`}
      width={size}
      height={size}
      alt={alt}
      decoding="async"
      className={look}
      style={style}
      onError={() => setBroken([...broken, source])}
    />
  )
}

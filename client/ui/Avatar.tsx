import { useState } from 'react'
import styles from './Avatar.module.css'
import { classNames } from './class-names.ts'

const FALLBACK = '/default-avatar.svg'

type AvatarProps = {
  src: string | null | undefined
  /** In CSS pixels. */
  size?: number
  /** Empty where the name stands beside the picture, which is nearly everywhere. */
  alt?: string
  className?: string
}

export function Avatar({ src, size = 40, alt = '', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const source = src && src !== broken ? src : FALLBACK
  return (
    <img
      src={source}
      width={size}
      height={size}
      alt={alt}
      decoding="async"
      className={classNames(styles.avatar, className)}
      onError={() => setBroken(source)}
    />
  )
}

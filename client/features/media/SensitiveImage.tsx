import type { ImgHTMLAttributes } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { useIsBlurred } from './sensitive-media.ts'
import styles from './SensitiveImage.module.css'

type SensitiveImageProps = ImgHTMLAttributes<HTMLImageElement> & { isSensitive: boolean }

/** A small picture that links to its post, or belongs to a link. It is blurred if the post is sensitive. */
export function SensitiveImage({ isSensitive, alt = '', className, ...image }: SensitiveImageProps) {
  const isBlurred = useIsBlurred(isSensitive)
  return (
    <img
      {...image}
      alt={isBlurred ? '' : alt}
      className={classNames(className, isBlurred && styles.blurred)}
    />
  )
}

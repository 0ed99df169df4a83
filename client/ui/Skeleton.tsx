import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** Any CSS length. */
  width?: string
  height?: string
  shape?: 'line' | 'block' | 'circle'
  className?: string
}

/** A placeholder for content that is loading. The parent announces the loading state. */
export function Skeleton({ width, height, shape = 'line', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{ width, height }}
    />
  )
}

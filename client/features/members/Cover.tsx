import { useId, type ReactNode } from 'react'
import styles from './Cover.module.css'

type CoverProps = {
  /** Default: the cover of all profiles, laughing faces on the accent colour. */
  picture?: ReactNode
  children?: ReactNode
}

export function Cover({ picture, children }: CoverProps) {
  const patternId = useId()
  return (
    <div className={styles.cover}>
      {picture ?? (
        <svg aria-hidden="true" className={styles.pattern}>
          <defs>
            <pattern id={patternId} width="96" height="96" patternUnits="userSpaceOnUse">
              <g className={styles.face}>
                <path d="M12 26c2-5 9-5 11 0M35 26c2-5 9-5 11 0" />
                <path d="M14 36h30c0 9-7 15-15 15s-15-6-15-15Z" />
                <path d="M61 70c1.500-3 6-3 7.500 0M78 70c1.500-3 6-3 7.500 0" />
                <path d="M63 77h21c0 6-5 10-10.500 10S63 83 63 77Z" />
              </g>
            </pattern>
          </defs>
          <rect width="100%" height="100%" fill={`url(#${patternId})`} />
        </svg>
      )}
      {children}
    </div>
  )
}

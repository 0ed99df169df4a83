import Play from 'lucide-react/icons/play'
import { useState, type ComponentProps } from 'react'
import { useReducedMotion } from '#client/ui/browser/appearance.ts'
import styles from './AnimatedImage.module.css'

/** Plays on request only if the reader prefers reduced motion. */
export function AnimatedImage({ alt, ...picture }: ComponentProps<'img'>) {
  const prefersStillness = useReducedMotion()
  const [isStarted, setStarted] = useState(false)
  if (prefersStillness && !isStarted) {
    return (
      <button type="button" className={styles.start} onClick={() => setStarted(true)}>
        <Play aria-hidden="true" />
        Play animation
        <span className="visually-hidden">: {alt}</span>
      </button>
    )
  }
  return <img {...picture} alt={alt} />
}

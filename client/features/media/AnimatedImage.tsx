import Play from 'lucide-react/icons/play'
import { useState, type ComponentProps } from 'react'
import { REDUCED_MOTION, useMediaQuery } from '#client/ui/useMediaQuery.ts'
import styles from './AnimatedImage.module.css'

/** Nothing moves by itself for a reader who asked for less motion: the animation waits to be started. */
export function AnimatedImage({ alt, ...picture }: ComponentProps<'img'>) {
  const prefersStillness = useMediaQuery(REDUCED_MOTION)
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

import { memo } from 'react'
import type { MemeBackground } from '#rules/memes/document.ts'
import type { MemeAssets } from '#rules/memes/render/assets.ts'
import styles from './EditorCanvas.module.css'
import { backgroundMarkup } from './render-layer.ts'

type CanvasBackgroundProps = { background: MemeBackground; width: number; height: number; assets: MemeAssets }

export const CanvasBackground = memo(function CanvasBackground(props: CanvasBackgroundProps) {
  const { background, width, height, assets } = props
  const markup = backgroundMarkup(background, { width, height }, assets)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-background={markup === null ? 'loading' : 'shown'}
      className={styles.layer}
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  )
})

import { memo } from 'react'
import type { MemeAssets } from '#rules/memes/render/assets.ts'
import styles from './EditorCanvas.module.css'
import type { EditorDocument } from './editor-document.ts'
import { backgroundMarkup } from './render-layer.ts'

type CanvasBackgroundProps = Omit<EditorDocument, 'layers'> & { assets: MemeAssets }

export const CanvasBackground = memo(function CanvasBackground(props: CanvasBackgroundProps) {
  const { assets, ...document } = props
  const markup = backgroundMarkup(document, assets)
  return (
    <svg
      viewBox={`0 0 ${document.width} ${document.height}`}
      aria-hidden="true"
      data-background={markup === null ? 'loading' : 'shown'}
      className={styles.layer}
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  )
})

import { memo } from 'react'
import type { MemeLayer } from '#rules/memes/document.ts'
import type { MemeAssets } from '#rules/memes/render/assets.ts'
import styles from './EditorCanvas.module.css'
import { layerMarkup } from './render-layer.ts'

type CanvasLayerProps = {
  id: string
  content: MemeLayer
  width: number
  height: number
  assets: MemeAssets
  /** The text is edited in place. */
  isHidden: boolean
}

/** An element of its own, so that the browser can move it without drawing the others. */
export const CanvasLayer = memo(function CanvasLayer(props: CanvasLayerProps) {
  const { id, content, width, height, assets, isHidden } = props
  const markup = layerMarkup(content, { width, height }, assets)
  return (
    <svg
      data-layer={id}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={styles.layer}
      style={{ visibility: isHidden ? 'hidden' : undefined }}
      // The renderer never puts texts of the document into the markup.
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  )
})

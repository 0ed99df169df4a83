import { memo } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import type { MemeAssets } from '#rules/memes/render/assets.ts'
import styles from './EditorCanvas.module.css'
import { shownContent, type EditorLayer } from './editor-document.ts'
import { layerMarkup } from './render-layer.ts'

type CanvasLayerProps = {
  layer: EditorLayer
  width: number
  height: number
  assets: MemeAssets
  /** The text is edited in place. */
  isHidden?: boolean
}

/** An element of its own, so that the browser can move it without drawing the others. */
export const CanvasLayer = memo(function CanvasLayer(props: CanvasLayerProps) {
  const { layer, width, height, assets, isHidden = false } = props
  const content = shownContent(layer)
  const markup = layerMarkup(content, { width, height }, assets)
  return (
    <svg
      data-layer={layer.id}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={classNames(styles.layer, content !== layer.content && styles.example)}
      style={{ visibility: isHidden ? 'hidden' : undefined }}
      // The renderer never puts texts of the document into the markup.
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  )
})

import type { MemeAssets } from '#rules/memes/render/assets.ts'
import { CanvasBackground } from './CanvasBackground.tsx'
import { CanvasLayer } from './CanvasLayer.tsx'
import type { EditorDocument } from './editor-document.ts'

type MemePictureProps = {
  document: EditorDocument
  assets: MemeAssets
  /** The layer that is edited in place. */
  hiddenId?: string | null
}

/** Fills a positioned element that has the aspect ratio of the document. */
export function MemePicture({ document, assets, hiddenId = null }: MemePictureProps) {
  const { width, height, background, backgroundAdjustments, layers } = document
  return (
    <>
      <CanvasBackground
        background={background}
        backgroundAdjustments={backgroundAdjustments}
        width={width}
        height={height}
        assets={assets}
      />
      {layers.map((layer) => (
        <CanvasLayer
          key={layer.id}
          layer={layer}
          width={width}
          height={height}
          assets={assets}
          isHidden={layer.id === hiddenId}
        />
      ))}
    </>
  )
}

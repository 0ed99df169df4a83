import { MEME_EXTENT_MAX, MEME_LAYERS_MAX } from '#rules/memes/limits.ts'
import type { Adjustments } from '#rules/memes/adjustments.ts'
import type { MemeLayer, MemeText } from '#rules/memes/document.ts'
import { newId, type EditorDocument, type EditorLayer } from './editor-document.ts'
import { boxOf, placeInBox, type Box, type RatioOf, type Size } from './geometry.ts'

/** Where a duplicate is placed, as a fraction of the canvas. */
const DUPLICATE_OFFSET = 0.04

export function findLayer({ layers }: EditorDocument, id: string | null): EditorLayer | undefined {
  return layers.find((layer) => layer.id === id)
}

export function isFull({ layers }: EditorDocument): boolean {
  return layers.length >= MEME_LAYERS_MAX
}

export function addLayer(document: EditorDocument, layer: EditorLayer): EditorDocument {
  return isFull(document) ? document : { ...document, layers: [...document.layers, layer] }
}

export function removeLayer(document: EditorDocument, id: string): EditorDocument {
  return { ...document, layers: document.layers.filter((layer) => layer.id !== id) }
}

/** Removes images whose files are gone. */
export function removeImages(document: EditorDocument, keys: readonly string[]): EditorDocument {
  const { background, layers } = document
  return {
    ...document,
    background:
      'mediaId' in background && keys.includes(background.mediaId) ? { color: '#ffffff' } : background,
    layers: layers.filter(({ content }) => !('image' in content && keys.includes(content.image.mediaId))),
  }
}

export function duplicateLayer(document: EditorDocument, id: string, duplicateId = newId()): EditorDocument {
  const layer = findLayer(document, id)
  if (!layer) return document
  return addLayer(document, { ...layer, id: duplicateId, content: shift(layer.content, DUPLICATE_OFFSET) })
}

export function changeContent(
  document: EditorDocument,
  id: string,
  change: (content: MemeLayer) => MemeLayer,
): EditorDocument {
  const layers = document.layers.map((layer) =>
    layer.id === id ? { ...layer, content: change(layer.content) } : layer,
  )
  return { ...document, layers }
}

export function changeText(document: EditorDocument, id: string, part: Partial<MemeText>): EditorDocument {
  return changeContent(document, id, (content) =>
    'text' in content ? { text: { ...content.text, ...part } } : content,
  )
}

export function placeLayer(document: EditorDocument, id: string, box: Box, scale?: number): EditorDocument {
  return changeContent(document, id, (content) => placeInBox(content, box, document, scale))
}

/** Adjusts the picture of a layer. What is shown keeps its scale and its center. */
export function adjustLayer(
  document: EditorDocument,
  id: string,
  adjustments: Adjustments,
  ratioOf: RatioOf,
): EditorDocument {
  return changeContent(document, id, (content) => {
    if ('text' in content || 'pen' in content) return content
    const box = boxOf(content, document, ratioOf)
    const placed = 'sticker' in content ? content.sticker : content.image
    const adjusted =
      'sticker' in content
        ? { sticker: { ...content.sticker, adjustments } }
        : { image: { ...content.image, adjustments } }
    const width = (box.width * (adjustments.crop?.width ?? 1)) / (placed.adjustments?.crop?.width ?? 1)
    return placeInBox(adjusted, { ...box, width, height: width * ratioOf(adjusted) }, document)
  })
}

/** Changes the size of the canvas. Drawings keep their shape, as pictures do. */
export function resizeCanvas(document: EditorDocument, { width, height }: Size): EditorDocument {
  const stretch = (width / height) * (document.height / document.width)
  const layers = document.layers.map((layer) => {
    if (!('pen' in layer.content)) return layer
    const { pen } = layer.content
    return { ...layer, content: { pen: { ...pen, height: Math.min(pen.height * stretch, MEME_EXTENT_MAX) } } }
  })
  return { ...document, width, height, layers }
}

/** `by` is 1 for one step towards the viewer and -1 for the other direction. */
export function reorderLayer(document: EditorDocument, id: string, by: number): EditorDocument {
  const layers = [...document.layers]
  const from = layers.findIndex((layer) => layer.id === id)
  const to = from + by
  const [layer, other] = [layers[from], layers[to]]
  if (!layer || !other) return document
  layers[from] = other
  layers[to] = layer
  return { ...document, layers }
}

function shift(content: MemeLayer, by: number): MemeLayer {
  if ('text' in content) return { text: moved(content.text, by) }
  if ('pen' in content) return { pen: moved(content.pen, by) }
  return 'sticker' in content ? { sticker: moved(content.sticker, by) } : { image: moved(content.image, by) }
}

/** Towards the center, so that the duplicate stays visible. */
function moved<T extends { x: number; y: number }>(placed: T, by: number): T {
  const step = (position: number) => Math.round((position + (position > 0.5 ? -by : by)) * 10_000) / 10_000
  return { ...placed, x: step(placed.x), y: step(placed.y) }
}

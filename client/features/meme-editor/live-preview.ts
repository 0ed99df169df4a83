import { placeInBox, type Box } from './geometry.ts'
import { shownContent, type EditorLayer } from './editor-document.ts'
import { isSide, type Grip } from './layer-gesture.ts'
import { layerMarkup } from './render-layer.ts'
import type { Guides } from './snap.ts'
import type { MemeEditorState } from './useMemeEditor.ts'
import { layerTransform, overlayStyle, type Projection } from './view.ts'

export type LivePreview = ReturnType<typeof createLivePreview>

type Context = {
  box: Box
  editor: Pick<MemeEditorState, 'document' | 'assets'>
  projection: Projection
}

/**
 * Shows a layer during a gesture without rendering: the browser composites the layer with a transform. Only a text whose box changes
 * its shape is rendered, because its lines break elsewhere.
 */
export function createLivePreview(
  viewport: HTMLElement,
  edited: EditorLayer,
  { box: original, editor, projection }: Context,
) {
  const { id } = edited
  const content = shownContent(edited)
  const layer = viewport.querySelector<SVGElement>(`[data-layer="${id}"]`)
  const frames = viewport.querySelectorAll<HTMLElement>(`[data-frame="${id}"]`)
  const fit = layer ? layer.clientWidth / editor.document.width : 1
  let isStretched = false
  return {
    original,
    isStretched: () => isStretched,
    show(box: Box, grip: Grip) {
      const frameStyle = overlayStyle(box, projection)
      for (const frame of frames) Object.assign(frame.style, frameStyle)
      if (!layer) return
      if (isSide(grip)) {
        isStretched = true
        const markup = layerMarkup(placeInBox(content, box, editor.document), editor.document, editor.assets)
        if (markup !== null) layer.innerHTML = markup
      } else Object.assign(layer.style, { willChange: 'transform', ...layerTransform(original, box, fit) })
    },
    /** Call after the document has changed. */
    end() {
      if (layer) Object.assign(layer.style, { willChange: '', transform: '', transformOrigin: '' })
    },
  }
}

/** Shows the lines that a layer snapped to, without rendering the canvas for each of them. */
export function showGuides(
  viewport: HTMLElement | null,
  guides: Guides,
  { scale, left, top }: Projection,
): void {
  const show = (axis: 'x' | 'y', transform: string) => {
    const line = viewport?.querySelector<HTMLElement>(`[data-guide="${axis}"]`)
    if (!line) return
    line.hidden = guides[axis] === null
    line.style.transform = transform
  }
  show('x', `translateX(${left + (guides.x ?? 0) * scale}px)`)
  show('y', `translateY(${top + (guides.y ?? 0) * scale}px)`)
}

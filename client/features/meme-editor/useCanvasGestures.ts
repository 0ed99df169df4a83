import { useRef, type PointerEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { findLayer } from './document-changes.ts'
import { isEmptyText } from './editor-document.ts'
import { boxOf, contains, type Box, type Point, type Size } from './geometry.ts'
import { transformBox, type Grip } from './layer-gesture.ts'
import { centerOf, spreadOf } from './gesture-math.ts'
import { createLivePreview, showGuides, type LivePreview } from './live-preview.ts'
import { noGuides } from './snap.ts'
import type { MemeEditorState } from './useMemeEditor.ts'
import { followFingers, toCanvas, type Projection, type View } from './view.ts'

type LayerTarget = { kind: 'layer'; id: string; grip: Grip; start: Box; box: Box; preview: LivePreview }
type ViewTarget = { kind: 'view'; start: View }

/** From the first finger on the canvas to the last one that leaves it. */
type Session = {
  /** In pixels of the viewport. */
  pointers: Map<number, Point>
  /** The pointers when their number last changed. */
  from: Point[]
  target: LayerTarget | ViewTarget
  hasMoved: boolean
  /** The layer under the pointer, which a tap selects. Null: there is none, or the gesture holds a handle. */
  tapped: { id: string; wasSelected: boolean } | null
}

type CanvasGestures = {
  editor: MemeEditorState
  viewportRef: RefObject<HTMLDivElement | null>
  viewport: Size
  projection: Projection
  view: View
  onViewChange: (view: View) => void
}

/** CSS pixels. */
const SLOP = 5
const SNAP_DISTANCE = 6
const TOUCH_TARGET = 44
/** Milliseconds. */
const DOUBLE_TAP = 400

const NO_TAP = { id: '', at: 0 }

/** Moves, scales and turns layers with the mouse or fingers, and pans and zooms the view. */
export function useCanvasGestures({
  editor,
  viewportRef,
  viewport,
  projection,
  view,
  onViewChange,
}: CanvasGestures) {
  const session = useRef<Session>(null)
  const lastTap = useRef(NO_TAP)
  const { document, selectedId, ratioOf } = editor

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left = 0, top = 0 } = viewportRef.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }
  const boxOfLayer = (id: string): Box | null => {
    const layer = findLayer(document, id)
    return layer ? boxOf(layer.content, document, ratioOf) : null
  }
  const isHit = (id: string, point: Point): boolean => {
    const box = boxOfLayer(id)
    if (!box) return false
    const margin = Math.max(0, TOUCH_TARGET / projection.scale - Math.min(box.width, box.height)) / 2
    return contains(box, toCanvas(point, projection), margin)
  }
  /** The selected layer if it is hit, so that layers below others can be moved, or else the topmost one. */
  const hitTest = (point: Point): string | null => {
    if (selectedId !== null && isHit(selectedId, point)) return selectedId
    const hit = [...document.layers].reverse().find(({ id }) => isHit(id, point))
    return hit?.id ?? null
  }
  const grab = (id: string, grip: Grip): LayerTarget | null => {
    const box = boxOfLayer(id)
    const { current: element } = viewportRef
    const layer = findLayer(document, id)
    if (!box || !element || !layer) return null
    const preview = createLivePreview(element, layer, { box, editor, projection })
    return { kind: 'layer', id, grip, start: box, box, preview }
  }

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const { target, currentTarget, pointerId, button } = event
    if (button !== 0 || !(target instanceof Element) || target.closest('textarea, input')) return
    event.preventDefault()
    currentTarget.setPointerCapture(pointerId)
    const point = pointOf(event)
    const { current } = session
    if (!current) {
      if (editor.editedId !== null) editor.stopEditing()
      session.current = begin(point, target.closest('[data-grip]')?.getAttribute('data-grip') ?? null)
      session.current.pointers.set(pointerId, point)
    } else {
      current.pointers.set(pointerId, point)
      addFinger(current, point)
    }
    rebase()
  }

  const begin = (point: Point, grip: string | null): Session => {
    const id = grip !== null && selectedId !== null ? selectedId : hitTest(point)
    const wasSelected = id === selectedId
    if (!wasSelected) editor.select(id)
    focusLayer(viewportRef.current, id)
    const layerTarget = id === null ? null : grab(id, isGrip(grip) ? grip : 'move')
    return {
      pointers: new Map(),
      from: [],
      target: layerTarget ?? { kind: 'view', start: view },
      hasMoved: false,
      tapped: id !== null && grip === null ? { id, wasSelected } : null,
    }
  }

  /** Two fingers transform the layer if one of them is on it, and otherwise the view. */
  const addFinger = (current: Session, point: Point) => {
    current.tapped = null
    const { target } = current
    if (target.kind === 'layer') target.grip = 'pinch'
    else if (selectedId !== null && isHit(selectedId, point))
      current.target = grab(selectedId, 'pinch') ?? current.target
  }

  const rebase = () => {
    const { current } = session
    if (!current) return
    current.from = [...current.pointers.values()]
    if (current.target.kind === 'layer') current.target.start = current.target.box
    else current.target.start = view
  }

  const onPointerMove = (event: PointerEvent) => {
    const { current } = session
    if (!current?.pointers.has(event.pointerId)) return
    current.pointers.set(event.pointerId, pointOf(event))
    const to = [...current.pointers.values()]
    const [from, now] = [centerOf(current.from), centerOf(to)]
    const distance =
      Math.hypot(now.x - from.x, now.y - from.y) + Math.abs(spreadOf(to) - spreadOf(current.from))
    if (!current.hasMoved && distance < SLOP && to.length === 1) return
    current.hasMoved = true
    if (current.target.kind === 'layer') moveLayer(current, current.target, to, event.shiftKey)
    else onViewChange(followFingers(current.target.start, current.from, to, viewport))
  }

  const moveLayer = (current: Session, target: LayerTarget, to: Point[], isStepped: boolean) => {
    const toPixels = (points: readonly Point[]) => points.map((point) => toCanvas(point, projection))
    const others = document.layers
      .filter(({ id }) => id !== target.id)
      .map(({ content }) => boxOf(content, document, ratioOf))
    const { box, guides } = transformBox(target.grip, {
      start: target.start,
      from: toPixels(current.from),
      to: toPixels(to),
      canvas: document,
      others,
      tolerance: SNAP_DISTANCE / projection.scale,
      isStepped,
    })
    target.box = box
    target.preview.show(box, target.grip)
    showGuides(viewportRef.current, guides, projection)
  }

  const onPointerEnd = (event: PointerEvent) => {
    const { current } = session
    if (!current?.pointers.delete(event.pointerId)) return
    if (current.pointers.size > 0) {
      if (current.target.kind === 'layer') current.target.grip = 'move'
      rebase()
      return
    }
    session.current = null
    showGuides(viewportRef.current, noGuides, projection)
    if (current.target.kind === 'layer') finish(current.target, current.hasMoved)
    if (!current.hasMoved && event.type === 'pointerup') tap(current.tapped)
  }

  const finish = ({ id, box, preview }: LayerTarget, hasMoved: boolean) => {
    if (!hasMoved) return
    const { original } = preview
    const scale = preview.isStretched() ? 1 : box.width / original.width
    flushSync(() => editor.place(id, box, scale))
    preview.end()
  }

  /** The second tap on a text edits it, and the first one if it is empty. */
  const tap = (tapped: Session['tapped']) => {
    const now = performance.now()
    const previous = lastTap.current
    lastTap.current = { id: tapped?.id ?? '', at: now }
    const layer = tapped && findLayer(document, tapped.id)
    if (!layer || !('text' in layer.content)) return
    const isDouble = previous.id === layer.id && now - previous.at < DOUBLE_TAP
    if (!isDouble && !isEmptyText(layer.content)) return
    // The next tap is a first one again.
    lastTap.current = NO_TAP
    flushSync(() => editor.edit(layer.id))
  }

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd }
}

const GRIPS: ReadonlySet<string> = new Set(['nw', 'ne', 'se', 'sw', 'n', 'e', 's', 'w', 'rotate'])

function isGrip(value: string | null): value is Grip {
  return value !== null && GRIPS.has(value)
}

/** The arrow keys then move the layer. */
function focusLayer(viewport: HTMLElement | null, id: string | null): void {
  const element = id === null ? viewport : viewport?.querySelector<HTMLElement>(`[data-layer-button="${id}"]`)
  element?.focus({ preventScroll: true })
}

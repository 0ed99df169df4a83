import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { boxOf, limitScale, type Box } from './geometry.ts'
import type { MemeEditorState } from './useMemeEditor.ts'
import { ZOOM_STEP } from './ZoomControls.tsx'

type ViewActions = { onZoom: (factor: number) => void; onResetZoom: () => void }

/** Fractions of the canvas. */
const STEP = 0.01
const BIG_STEP = 0.05
const SCALE_STEP = 1.05
const ANGLE_STEP = 5
const BIG_ANGLE_STEP = 45

const DIRECTIONS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The keys of a focused layer. */
export function useLayerKeys(editor: MemeEditorState, { onZoom, onResetZoom }: ViewActions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { selected, document, ratioOf } = editor
    const { key, shiftKey, repeat } = event
    if (!selected || event.altKey) return
    const { id, content } = selected
    const isCommand = event.ctrlKey || event.metaKey
    const box = boxOf(content, document, ratioOf)
    /** Repeated keys are undone together. */
    const place = (part: Partial<Box>, announcement: string, scale?: number) => {
      if (!repeat) editor.dispatch({ type: 'end-run' })
      editor.place(id, { ...box, ...part }, scale, `key ${key}`)
      editor.announce(announcement)
    }
    const act = (): boolean => {
      const direction = DIRECTIONS[key]
      if (isCommand) {
        if (key.toLowerCase() !== 'd') return false
        flushSync(() => editor.duplicate(id))
        event.currentTarget.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
      } else if (direction) {
        const step = shiftKey ? BIG_STEP : STEP
        const [x, y] = [
          box.x + direction.x * step * document.width,
          box.y + direction.y * step * document.height,
        ]
        place(
          { x, y },
          `${percent(x, document.width)}% from the left, ${percent(y, document.height)}% from the top`,
        )
      } else if (key === '+' || key === '=' || key === '-') {
        const scale = limitScale(key === '-' ? 1 / SCALE_STEP : SCALE_STEP, box, document)
        const width = box.width * scale
        place(
          { width, height: box.height * scale },
          `${Math.round((width / document.width) * 100)}% wide`,
          scale,
        )
      } else if (key === '[' || key === ']' || key === '{' || key === '}') {
        const step = shiftKey ? BIG_ANGLE_STEP : ANGLE_STEP
        const angle = box.angle + (key === ']' || key === '}' ? step : -step)
        place({ angle }, `${Math.round(angle)} degrees`)
      } else if (key === 'Delete' || key === 'Backspace') {
        editor.remove(id)
        focusViewport(event.currentTarget)
      } else if (key === 'PageUp') editor.reorder(id, 1)
      else if (key === 'PageDown') editor.reorder(id, -1)
      else if ((key === 'Enter' || key === 'F2' || key === ' ') && 'text' in content) editor.edit(id)
      else if (key === 'Escape') {
        editor.select(null)
        focusViewport(event.currentTarget)
      } else if (key === 'z') onZoom(ZOOM_STEP)
      else if (key === 'Z') onZoom(1 / ZOOM_STEP)
      else if (key === '0') onResetZoom()
      else return false
      return true
    }
    if (act()) event.preventDefault()
  }
}

const percent = (value: number, side: number) => Math.round((value / side) * 100)

function focusViewport(group: EventTarget): void {
  if (group instanceof Element) group.closest<HTMLElement>('[data-viewport]')?.focus()
}

import type { Dispatch } from 'react'
import { fileError } from '#client/features/drafts/draft-rules.ts'
import { IMAGE_TYPES } from '#rules/media-rules.ts'
import { memeImageUndecodable, memeOnlyImages } from './messages.ts'
import type { Adjustments } from '#rules/memes/adjustments.ts'
import type { MemeBackground, MemeLayer, MemeText } from '#rules/memes/document.ts'
import {
  addLayer,
  adjustLayer,
  changeText,
  duplicateLayer,
  placeLayer,
  removeLayer,
  reorderLayer,
  resizeCanvas,
} from './document-changes.ts'
import { newId, NEW_TEXT, type EditorDocument } from './editor-document.ts'
import type { EditorImages } from './editor-images.ts'
import type { Box, RatioOf, Size } from './geometry.ts'
import { fitCanvas } from './canvas-size.ts'
import type { EditorAction } from './history.ts'
import type { EditorSticker } from './meme-files.ts'

type Tools = {
  dispatch: Dispatch<EditorAction>
  images: EditorImages
  announce: (text: string) => void
  startEditing: (id: string) => void
}

const STICKER_WIDTH = 0.35
const IMAGE_WIDTH = 0.5
const EMOJI_SIZE = 0.3

export function createEditorActions({ dispatch, images, announce, startEditing }: Tools) {
  const change = (
    apply: (document: EditorDocument) => EditorDocument,
    options: { run?: string; select?: string | null } = {},
  ) => dispatch({ type: 'change', change: apply, ...options })
  const add = (describe: string, content: MemeLayer | ((canvas: Size) => MemeLayer)) => {
    const id = newId()
    const make = (canvas: Size) => (typeof content === 'function' ? content(canvas) : content)
    change((document) => addLayer(document, { id, content: make(document) }), { select: id })
    announce(`${describe} added`)
    return id
  }

  return {
    change,
    announce,
    select: (id: string | null) => dispatch({ type: 'select', id }),
    edit(id: string) {
      dispatch({ type: 'select', id })
      startEditing(id)
    },
    addText: () => startEditing(add('Text', { text: NEW_TEXT })),
    addSticker: ({ name, label, width, height }: EditorSticker) =>
      add(`Sticker ${label}`, (canvas) => ({
        sticker: { sticker: name, ...centered(canvas, STICKER_WIDTH, height / width) },
      })),
    /** A text whose size fills its box, so that it can be larger than texts that fit. */
    addEmoji: (emoji: string) =>
      add(`Emoji ${emoji}`, (canvas) => {
        const placed = centered(canvas, EMOJI_SIZE, 1)
        const height = (placed.width * canvas.width) / canvas.height
        return {
          text: { ...NEW_TEXT, ...placed, text: emoji, height, size: Math.round(height * 7000) / 10_000 },
        }
      }),
    /** Resolves to the message of a refusal. */
    async addImage(file: File): Promise<string | undefined> {
      const refusal = imageError(file)
      if (refusal) return refusal
      try {
        const { key, image } = await images.add(file)
        add('Picture', (canvas) => ({
          image: { mediaId: key, ...centered(canvas, IMAGE_WIDTH, image.height / image.width) },
        }))
        return undefined
      } catch {
        return memeImageUndecodable
      }
    },
    /** Uses a picture as the background of a canvas with its aspect ratio. Resolves to the message of a refusal. */
    async setBackgroundImage(file: File): Promise<string | undefined> {
      const refusal = imageError(file)
      if (refusal) return refusal
      try {
        const { key, image } = await images.add(file)
        change((document) => ({
          ...resizeCanvas(document, fitCanvas(image)),
          background: { mediaId: key },
          backgroundAdjustments: null,
        }))
        announce('Background changed')
        return undefined
      } catch {
        return memeImageUndecodable
      }
    },
    setBackground(background: MemeBackground, run?: string) {
      change((document) => ({ ...document, background, backgroundAdjustments: null }), { run })
      announce('Background changed')
    },
    adjustBackground: (backgroundAdjustments: Adjustments, run?: string) =>
      change((document) => ({ ...document, backgroundAdjustments }), { run }),
    adjust: (id: string, adjustments: Adjustments, ratioOf: RatioOf, run?: string) =>
      change((document) => adjustLayer(document, id, adjustments, ratioOf), { run }),
    setSize(size: Size) {
      change((document) => resizeCanvas(document, size))
      announce(`Canvas of ${size.width} by ${size.height} pixels`)
    },
    setText: (id: string, part: Partial<MemeText>, run?: string) =>
      change((document) => changeText(document, id, part), { run }),
    place: (id: string, box: Box, scale?: number, run?: string) =>
      change((document) => placeLayer(document, id, box, scale), { run }),
    duplicate(id: string) {
      const duplicateId = newId()
      change((document) => duplicateLayer(document, id, duplicateId), { select: duplicateId })
      announce('Duplicated')
    },
    remove(id: string) {
      change((document) => removeLayer(document, id), { select: null })
      announce('Deleted')
    },
    reorder(id: string, by: 1 | -1) {
      change((document) => reorderLayer(document, id, by))
      announce(by > 0 ? 'Moved forward' : 'Moved backward')
    },
    undo() {
      dispatch({ type: 'undo' })
      announce('Undone')
    },
    redo() {
      dispatch({ type: 'redo' })
      announce('Redone')
    },
  }
}

function imageError(file: File): string | undefined {
  return IMAGE_TYPES.some((type) => type === file.type) ? fileError(file) : memeOnlyImages
}

/** In the middle of the canvas and at most as high as wide. */
function centered(canvas: Size, share: number, ratio: number) {
  const width = share / Math.max(1, ratio * (canvas.width / canvas.height))
  const height = (width * canvas.width * ratio) / canvas.height
  return { x: round(0.5 - width / 2), y: round(0.5 - height / 2), width: round(width), angle: 0 }
}

const round = (value: number) => Math.round(value * 10_000) / 10_000

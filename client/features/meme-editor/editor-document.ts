import type { MemeBackground, MemeDocument, MemeLayer, MemeText } from '#rules/memes/document.ts'
import { normalizeMemeText } from '#rules/memes/normalize-meme-text.ts'
import { textBoxes } from './meme-files.ts'
import type { TemplateFile } from './template-files.ts'

/**
 * A meme while it is edited. Texts may be empty, which a meme document forbids, and images of the device have a key of the editor
 * instead of the id of an upload.
 */
export type EditorDocument = {
  width: number
  height: number
  background: MemeBackground
  backgroundAdjustments?: MemeDocument['backgroundAdjustments']
  layers: readonly EditorLayer[]
}

export type EditorLayer = {
  id: string
  content: MemeLayer
  /** Shown in the box of an empty text. */
  placeholder?: string
}

/** Pixels per side, for documents without a template or a picture. */
export const CANVAS_SIDE = 1080

export const blankDocument: EditorDocument = {
  width: CANVAS_SIDE,
  height: CANVAS_SIDE,
  background: { color: '#ffffff' },
  layers: [],
}

/** The style of a new text: white capital letters with a black outline. */
export const NEW_TEXT: MemeText = {
  text: '',
  x: 0.05,
  y: 0.4,
  width: 0.9,
  height: 0.2,
  angle: 0,
  font: 'IMPACT',
  size: null,
  color: '#ffffff',
  outline: '#000000',
  align: 'CENTER',
  isUppercase: true,
}

/** Unique on this device. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')
}

export function documentOfTemplate({ slug, width, height }: TemplateFile): EditorDocument {
  return {
    width,
    height,
    background: { templateSlug: slug },
    layers: (textBoxes[slug] ?? []).map(({ example, ...box }) => ({
      id: newId(),
      content: { text: { ...box, text: '', size: null } },
      placeholder: example,
    })),
  }
}

export function fromMemeDocument({ layers, ...document }: MemeDocument): EditorDocument {
  return { ...document, layers: layers.map((content) => ({ id: newId(), content })) }
}

/** Leaves empty texts out. `mediaIdOf` returns the id of the upload of an image. */
export function toMemeDocument(
  { layers, background, ...document }: EditorDocument,
  mediaIdOf: (key: string) => string = (key) => key,
): MemeDocument {
  return {
    ...document,
    background: 'mediaId' in background ? { mediaId: mediaIdOf(background.mediaId) } : background,
    layers: layers
      .filter(({ content }) => !isEmptyText(content))
      .map(({ content }) => {
        if ('image' in content)
          return { image: { ...content.image, mediaId: mediaIdOf(content.image.mediaId) } }
        if ('text' in content)
          return { text: { ...content.text, text: normalizeMemeText(content.text.text) } }
        return content
      }),
  }
}

export function isEmptyText(content: MemeLayer): boolean {
  return 'text' in content && normalizeMemeText(content.text.text) === ''
}

/** The document that the canvas draws. Each empty text shows its example. */
export function shownContent({ content, placeholder = 'Your text' }: EditorLayer): MemeLayer {
  return 'text' in content && isEmptyText(content)
    ? { text: { ...content.text, text: placeholder } }
    : content
}

/** The first empty text above a layer, or above the background. */
export function nextEmptyText({ layers }: EditorDocument, after: string | null): EditorLayer | undefined {
  const start = layers.findIndex(({ id }) => id === after) + 1
  return layers.slice(start).find(({ content }) => isEmptyText(content))
}

/** The keys of all images. */
export function imageKeysOf({ background, layers }: EditorDocument): string[] {
  const ofLayers = layers.flatMap(({ content }) => ('image' in content ? [content.image.mediaId] : []))
  return 'mediaId' in background ? [background.mediaId, ...ofLayers] : ofLayers
}

/** Nothing would be lost if the document was replaced. */
export function isUntouched({ background, layers }: EditorDocument): boolean {
  const isPlain = 'templateSlug' in background || 'color' in background
  return isPlain && layers.every(({ content }) => isEmptyText(content))
}

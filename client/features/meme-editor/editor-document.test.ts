import { describe, expect, test } from 'vitest'
import { memeSchema } from '#rules/memes/document.ts'
import { applyTemplate } from './apply-template.ts'
import { changeText } from './document-changes.ts'
import {
  documentOfTemplate,
  imageKeysOf,
  isUntouched,
  toMemeDocument,
  type EditorDocument,
} from './editor-document.ts'
import { findTemplate } from './template-files.ts'

const beforeAfter = documentOf('before-after')

function documentOf(slug: string): EditorDocument {
  const template = findTemplate(slug)
  if (!template) throw new Error(`No template ${slug}`)
  return documentOfTemplate(template)
}

function write(document: EditorDocument, ...texts: string[]): EditorDocument {
  return texts.reduce(
    (changed, text, index) => changeText(changed, document.layers[index]?.id ?? '', { text }),
    document,
  )
}

describe('document of a template', () => {
  test('has empty boxes with placeholders, which the meme leaves out', () => {
    expect(beforeAfter.layers.map(({ placeholder }) => placeholder)).toEqual([
      'First day of the project',
      'Day three',
    ])
    expect(isUntouched(beforeAfter)).toBe(true)
    expect(toMemeDocument(beforeAfter).layers).toEqual([])
  })

  test('becomes a valid meme with the texts that were typed', () => {
    const typed = write(beforeAfter, '  Day one ', ' ')
    expect(isUntouched(typed)).toBe(false)
    const meme = memeSchema.parse(toMemeDocument(typed))
    expect(meme.background).toEqual({ templateSlug: 'before-after' })
    expect(meme.layers).toMatchObject([{ text: { text: 'Day one', font: 'IMPACT', size: null } }])
  })

  test('takes over the captions and other layers of the previous template', () => {
    const sticker = { sticker: { sticker: 'star', x: 0, y: 0, width: 0.2, angle: 0 } }
    const typed = write(beforeAfter, 'one', 'two')
    const template = findTemplate('hard-choice')
    if (!template) throw new Error('No template')
    const changed = applyTemplate(
      { ...typed, layers: [...typed.layers, { id: 's', content: sticker }] },
      template,
    )
    expect(changed.background).toEqual({ templateSlug: 'hard-choice' })
    expect(toMemeDocument(changed).layers).toMatchObject([
      { text: { text: 'one' } },
      { text: { text: 'two' } },
      sticker,
    ])
  })
})

test('images of the device get the ids of their uploads', () => {
  const image = { mediaId: 'local-1', x: 0, y: 0, width: 0.5, angle: 0 }
  const document: EditorDocument = {
    width: 500,
    height: 500,
    background: { mediaId: 'local-2' },
    layers: [{ id: 'a', content: { image } }],
  }
  expect(imageKeysOf(document)).toEqual(['local-2', 'local-1'])
  expect(toMemeDocument(document, (key) => `id of ${key}`)).toMatchObject({
    background: { mediaId: 'id of local-2' },
    layers: [{ image: { mediaId: 'id of local-1' } }],
  })
})

import { describe, expect, test } from 'vitest'
import { addLayer, changeText, duplicateLayer, removeLayer, reorderLayer } from './document-changes.ts'
import { blankDocument, NEW_TEXT, type EditorDocument } from './editor-document.ts'
import { editorReducer, emptyState, UNDO_STEPS, type EditorAction, type EditorState } from './history.ts'

const withText =
  (id: string, text = id) =>
  (document: EditorDocument) =>
    addLayer(document, { id, content: { text: { ...NEW_TEXT, text } } })
const type = (id: string, text: string, run?: string): EditorAction => ({
  type: 'change',
  change: (document) => changeText(document, id, { text }),
  run,
})
const start = (...ids: string[]): EditorState => ({
  ...emptyState,
  document: ids.reduce((document, id) => withText(id)(document), blankDocument),
})
const apply = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(editorReducer, state)
const texts = ({ document }: EditorState) =>
  document.layers.map(({ content }) => ('text' in content ? content.text.text : ''))

describe('history', () => {
  test('undo and redo restore the documents before and after a change', () => {
    const changed = apply(start('a'), type('a', 'one'), type('a', 'two'))
    const undone = apply(changed, { type: 'undo' })
    expect(texts(undone)).toEqual(['one'])
    expect(texts(apply(undone, { type: 'undo' }))).toEqual(['a'])
    expect(texts(apply(undone, { type: 'redo' }))).toEqual(['two'])
  })

  test('a run of typing is one step until it ends', () => {
    const typed = apply(start('a'), type('a', 'h', 'text'), type('a', 'hi', 'text'), { type: 'end-run' })
    const again = apply(typed, type('a', 'hi!', 'text'))
    expect(texts(apply(again, { type: 'undo' }))).toEqual(['hi'])
    expect(texts(apply(again, { type: 'undo' }, { type: 'undo' }))).toEqual(['a'])
  })

  test('selecting another layer ends a run', () => {
    const state = apply(
      start('a', 'b'),
      type('a', 'x', 'run'),
      { type: 'select', id: 'b' },
      type('a', 'xy', 'run'),
    )
    expect(texts(apply(state, { type: 'undo' }))[0]).toBe('x')
  })

  test('a change after an undo discards what could be redone', () => {
    const state = apply(start('a'), type('a', 'one'), { type: 'undo' }, type('a', 'other'))
    expect(state.future).toEqual([])
    expect(texts(apply(state, { type: 'redo' }))).toEqual(['other'])
  })

  test(`keeps the last ${UNDO_STEPS} steps`, () => {
    const numbers = Array.from({ length: UNDO_STEPS + 10 }, (_, index) => type('a', `${index + 1}`))
    const state = apply(start('a'), ...numbers)
    const undone = apply(state, ...Array.from({ length: 100 }, (): EditorAction => ({ type: 'undo' })))
    expect(texts(undone)).toEqual(['10'])
  })

  test('a change that changes nothing is no step', () => {
    const state = apply(start('a'), { type: 'change', change: (document) => document })
    expect(state.past).toEqual([])
  })

  test('undoing an addition deselects the layer', () => {
    const state = apply(start(), { type: 'change', change: withText('a'), select: 'a' })
    expect(state.selectedId).toBe('a')
    expect(apply(state, { type: 'undo' }).selectedId).toBeNull()
  })

  test('opening a document cannot be undone', () => {
    const state = apply(start('a'), type('a', 'x'), { type: 'open', document: blankDocument })
    expect(apply(state, { type: 'undo' }).document).toBe(blankDocument)
  })
})

describe('layers', () => {
  const idsOf = ({ layers }: EditorDocument) => layers.map(({ id }) => id)

  test('move by one step and stay at the ends', () => {
    const { document } = start('a', 'b', 'c')
    expect(idsOf(reorderLayer(document, 'a', 1))).toEqual(['b', 'a', 'c'])
    expect(idsOf(reorderLayer(document, 'a', -1))).toEqual(['a', 'b', 'c'])
    expect(idsOf(reorderLayer(document, 'c', 1))).toEqual(['a', 'b', 'c'])
  })

  test('are duplicated with an offset and deleted', () => {
    const { document } = start('a')
    const duplicated = duplicateLayer(document, 'a', 'b')
    const [original, duplicate] = duplicated.layers.map(({ content }) =>
      'text' in content ? content.text : null,
    )
    expect(duplicate?.text).toBe('a')
    expect(duplicate?.x).not.toBe(original?.x)
    expect(idsOf(removeLayer(duplicated, 'a'))).toEqual(['b'])
  })

  test('are at most 30', () => {
    const { document } = start(...Array.from({ length: 30 }, (_, index) => `${index}`))
    expect(withText('more')(document)).toBe(document)
    expect(duplicateLayer(document, '0', 'more')).toBe(document)
  })
})

import { blankDocument, type EditorDocument } from './editor-document.ts'
import { findLayer } from './document-changes.ts'

export const UNDO_STEPS = 50

export type EditorState = {
  past: readonly EditorDocument[]
  document: EditorDocument
  future: readonly EditorDocument[]
  /** Consecutive changes of a run, such as typing into one text, are undone together. */
  run: string | null
  selectedId: string | null
}

export type EditorAction =
  | {
      type: 'change'
      change: (document: EditorDocument) => EditorDocument
      run?: string
      /** The layer that is selected afterwards. */
      select?: string | null
    }
  | { type: 'select'; id: string | null }
  | { type: 'end-run' | 'undo' | 'redo' }
  /** Opens another document, which cannot be undone. */
  | { type: 'open'; document: EditorDocument }

export const emptyState: EditorState = {
  past: [],
  document: blankDocument,
  future: [],
  run: null,
  selectedId: null,
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'change':
      return change(state, action)
    case 'select':
      return action.id === state.selectedId ? state : { ...state, selectedId: action.id, run: null }
    case 'end-run':
      return state.run === null ? state : { ...state, run: null }
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
    case 'open':
      // The document may be shown already, with a layer selected.
      return withValidSelection({ ...emptyState, document: action.document, selectedId: state.selectedId })
  }
}

function change(state: EditorState, action: Extract<EditorAction, { type: 'change' }>): EditorState {
  const document = action.change(state.document)
  const selectedId = action.select === undefined ? state.selectedId : action.select
  if (document === state.document) return { ...state, selectedId }
  const { run = null } = action
  const continues = run !== null && run === state.run
  const past = continues ? state.past : [...state.past, state.document].slice(-UNDO_STEPS)
  return withValidSelection({ past, document, future: [], run, selectedId })
}

function undo(state: EditorState): EditorState {
  const previous = state.past.at(-1)
  if (!previous) return state
  return withValidSelection({
    ...state,
    past: state.past.slice(0, -1),
    document: previous,
    future: [state.document, ...state.future],
    run: null,
  })
}

function redo(state: EditorState): EditorState {
  const [next, ...future] = state.future
  if (!next) return state
  return withValidSelection({
    ...state,
    past: [...state.past, state.document],
    document: next,
    future,
    run: null,
  })
}

function withValidSelection(state: EditorState): EditorState {
  return findLayer(state.document, state.selectedId) ? state : { ...state, selectedId: null }
}

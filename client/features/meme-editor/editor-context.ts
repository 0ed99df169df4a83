import { createContext, use } from 'react'
import type { MemeEditorState } from './useMemeEditor.ts'

export const EditorContext = createContext<MemeEditorState | null>(null)

export function useEditor(): MemeEditorState {
  const editor = use(EditorContext)
  if (!editor) throw new Error('useEditor needs an EditorContext above it')
  return editor
}

import { resizeCanvas } from './document-changes.ts'
import { documentOfTemplate, isEmptyText, type EditorDocument, type EditorLayer } from './editor-document.ts'
import type { TemplateFile } from './template-files.ts'

/** Changes the template: the captions move into the boxes of the new one, and all other layers stay. */
export function applyTemplate(document: EditorDocument, template: TemplateFile): EditorDocument {
  const blank = documentOfTemplate(template)
  const captions = document.layers.filter(({ content }) => 'text' in content && !isEmptyText(content))
  const others = resizeCanvas(document, template).layers.filter(({ content }) => !('text' in content))
  const filled = blank.layers.map((box, index) => fillBox(box, captions[index]))
  return { ...blank, layers: [...filled, ...captions.slice(blank.layers.length), ...others] }
}

function fillBox(box: EditorLayer, caption: EditorLayer | undefined): EditorLayer {
  if (!caption || !('text' in caption.content) || !('text' in box.content)) return box
  return { ...box, content: { text: { ...box.content.text, text: caption.content.text.text } } }
}

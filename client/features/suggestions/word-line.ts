const COPIED = [
  'boxSizing',
  'borderTopWidth',
  'borderStyle',
  'direction',
  'font',
  'letterSpacing',
  'lineHeight',
  'paddingTop',
  'paddingLeft',
  'paddingRight',
] as const

/** The rectangle of the line with the word from an offset to the caret, as wide as the text area, in CSS pixels of the window. */
export function lineOfWord(area: HTMLTextAreaElement, start: number): DOMRect {
  const box = area.getBoundingClientRect()
  const style = getComputedStyle(area)
  const copy = document.createElement('div')
  for (const property of COPIED) copy.style[property] = style[property]
  Object.assign(copy.style, {
    position: 'fixed',
    visibility: 'hidden',
    width: `${area.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  })
  const word = document.createElement('span')
  word.textContent = area.value.slice(start, area.selectionEnd)
  copy.append(area.value.slice(0, start), word)
  document.body.append(copy)
  const { offsetTop, offsetHeight } = word
  copy.remove()
  return new DOMRect(box.x, box.y + offsetTop - area.scrollTop, box.width, offsetHeight)
}

/**
 * The editor writes style sheets and style attributes while it runs. Our content security policy takes a style sheet by
 * the page's nonce only, and a style attribute never; what a script sets on an element's `style` is free.
 */
const LATER = 'data-style'

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
const createElement = document.createElement.bind(document)
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = createElement(name, options)
  if (nonce && element instanceof HTMLStyleElement) element.nonce = nonce
  return element
}

/** Takes the style attributes out of HTML that is about to be inserted; they are set once it is there. */
export function setStylesLater(html: string): string {
  // In text the editor escapes each `<`, so that this finds tags only.
  return html.replaceAll(/(<[a-z]+\s(?:[^<>]*\s)?)style=(?=")/g, `$1${LATER}=`)
}

/** Before the next frame is drawn, for that is when a mutation is told. */
new MutationObserver((mutations) => {
  for (const { addedNodes } of mutations)
    for (const node of addedNodes) if (node instanceof Element) setStyles(node)
}).observe(document, { childList: true, subtree: true })

function setStyles(inserted: Element) {
  setStyle(inserted)
  inserted.querySelectorAll(`[${LATER}]`).forEach(setStyle)
}

function setStyle(element: Element) {
  const written = element.getAttribute(LATER)
  if (written === null || !(element instanceof HTMLElement || element instanceof SVGElement)) return
  element.removeAttribute(LATER)
  // What a script has set in the meantime is newer.
  element.style.cssText = `${written};${element.style.cssText}`
}

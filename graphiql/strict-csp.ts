/**
 * The editor inserts style sheets and style attributes. The content security policy allows style sheets only with the
 * page's nonce, and no style attributes. Scripts may set the `style` property of an element.
 */
const DEFERRED_STYLE = 'data-style'

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
const createElement = document.createElement.bind(document)
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = createElement(name, options)
  if (nonce && element instanceof HTMLStyleElement) element.nonce = nonce
  return element
}

/** Renames the style attributes of HTML that is about to be inserted. They are applied after the insertion. */
export function deferStyleAttributes(html: string): string {
  // The editor escapes each `<` in text, so that this matches only tags.
  return html.replaceAll(/(<[a-z]+\s(?:[^<>]*\s)?)style=(?=")/g, `$1${DEFERRED_STYLE}=`)
}

/** Mutation observers run before the next frame, so that the styles are applied before anything is painted. */
new MutationObserver((mutations) => {
  for (const { addedNodes } of mutations)
    for (const node of addedNodes) if (node instanceof Element) applyDeferredStyles(node)
}).observe(document, { childList: true, subtree: true })

function applyDeferredStyles(inserted: Element) {
  applyDeferredStyle(inserted)
  inserted.querySelectorAll(`[${DEFERRED_STYLE}]`).forEach(applyDeferredStyle)
}

function applyDeferredStyle(element: Element) {
  const style = element.getAttribute(DEFERRED_STYLE)
  if (style === null || !(element instanceof HTMLElement || element instanceof SVGElement)) return
  element.removeAttribute(DEFERRED_STYLE)
  // Styles that a script has set in the meantime take precedence.
  element.style.cssText = `${style};${element.style.cssText}`
}

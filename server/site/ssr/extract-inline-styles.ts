const STYLE = / style="([^"]*)"/g

/** The characters that React escapes in attributes. */
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&gt;': '>',
  // A literal `</style>` would end the style sheet, so this is the CSS escape.
  '&lt;': '\\3c ',
}

/**
 * Moves the `style` attributes of rendered HTML into one style sheet. The content security policy forbids inline styles, but
 * allows a style sheet by its hash.
 */
export function extractInlineStyles(html: string): { html: string; sheet: string } {
  const names = new Map<string, number>()
  const extracted = html.replaceAll(STYLE, (_attribute, declarations: string) => {
    const name = names.get(declarations) ?? names.size
    names.set(declarations, name)
    return ` data-style="${name}"`
  })
  const rules = [...names].map(([declarations, name]) => `[data-style="${name}"]{${decode(declarations)}}`)
  return { html: extracted, sheet: rules.join('') }
}

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|quot|#x27|gt|lt);/g, (entity) => CHARACTERS[entity] ?? entity)
}

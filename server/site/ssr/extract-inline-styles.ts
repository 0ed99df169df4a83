const STYLE = / style="([^"]*)"/g

/** What React writes for a character that has a meaning in HTML. */
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&gt;': '>',
  // A style sheet's own way to write it, since `</style>` would end the sheet.
  '&lt;': '\\3c ',
}

/**
 * Moves what drawn HTML has in `style` attributes, which the policy of the pages forbids, into one sheet, which it can
 * allow by its hash.
 */
export function extractInlineStyles(html: string): { html: string; sheet: string } {
  const names = new Map<string, number>()
  const lifted = html.replaceAll(STYLE, (_attribute, declarations: string) => {
    const name = names.get(declarations) ?? names.size
    names.set(declarations, name)
    return ` data-style="${name}"`
  })
  const rules = [...names].map(([declarations, name]) => `[data-style="${name}"]{${decode(declarations)}}`)
  return { html: lifted, sheet: rules.join('') }
}

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|quot|#x27|gt|lt);/g, (entity) => CHARACTERS[entity] ?? entity)
}

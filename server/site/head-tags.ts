/** Meta tags are identified by `name` or, for Open Graph, by `property`. */
export type HeadTags = { url: string; named?: [string, string][]; properties: [string, string][] }

/** Returns the HTML of tags for search engines and link previews. */
export function headTags({ url, named = [], properties }: HeadTags): string {
  return [
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...named.map(([key, content]) => `<meta name="${key}" content="${escapeHtml(content)}" />`),
    ...properties.map(([key, content]) => `<meta property="${key}" content="${escapeHtml(content)}" />`),
  ].join('\n    ')
}

/** Escapes text and the values of quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Meta tags with `name` and with `property`; Open Graph uses the latter. */
export type HeadTags = { url: string; named?: [string, string][]; properties: [string, string][] }

/** HTML for the head, read by search engines and link previews. */
export function headTags({ url, named = [], properties }: HeadTags): string {
  return [
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...named.map(([key, content]) => `<meta name="${key}" content="${escapeHtml(content)}" />`),
    ...properties.map(([key, content]) => `<meta property="${key}" content="${escapeHtml(content)}" />`),
  ].join('\n    ')
}

/** For text and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

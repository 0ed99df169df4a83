/** By `name` and by `property`, as the Open Graph protocol has it. */
export type HeadTags = { url: string; named?: [string, string][]; properties: [string, string][] }

/** What a page says of itself to other sites and to search engines, as HTML for its head. */
export function headTags({ url, named = [], properties }: HeadTags): string {
  return [
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...named.map(([key, content]) => `<meta name="${key}" content="${escapeHtml(content)}" />`),
    ...properties.map(([key, content]) => `<meta property="${key}" content="${escapeHtml(content)}" />`),
  ].join('\n    ')
}

/** For text and for attributes in quotation marks alike. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

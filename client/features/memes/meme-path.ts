/** The path of a template with captions as a picture, as documented in docs/api.md. */
export function memePath(templateSlug: string, captions: readonly string[]): string {
  const query = captions.map((text) => `text=${encodeURIComponent(text)}`).join('&')
  return `/memes/${templateSlug}.webp${query && `?${query}`}`
}

/** The address of a template with captions as a picture, as documented in docs/api.md. */
export function memeUrl(templateSlug: string, captions: readonly string[]): string {
  const query = captions.map((text) => `text=${encodeURIComponent(text)}`).join('&')
  return `${window.location.origin}/memes/${templateSlug}.webp${query && `?${query}`}`
}

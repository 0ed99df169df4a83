/**
 * The `ref` of an image with `onError`. An image in the HTML of the server can fail before hydration, when React does not
 * listen to its events yet.
 */
export function replayImageError(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.dispatchEvent(new Event('error'))
}

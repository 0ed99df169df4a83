/** Starts autoplay. Returns whether the video plays. */
type Autoplay = () => boolean

/** The visible videos in the order in which they came into view. */
const inView = new Set<Autoplay>()

/**
 * Autoplays a video that comes into view unless another one plays. When that one leaves the view, the next one starts. Returns a
 * function to call when the video leaves the view.
 */
export function enterView(autoplay: Autoplay): () => void {
  inView.add(autoplay)
  playNext()
  return () => {
    inView.delete(autoplay)
    playNext()
  }
}

/** Only one video of the page plays at a time. */
export function pauseOthers(playing: HTMLVideoElement): void {
  for (const video of document.querySelectorAll('video')) if (video !== playing) video.pause()
}

function playNext(): void {
  if ([...document.querySelectorAll('video')].some((video) => !video.paused)) return
  for (const autoplay of inView) if (autoplay()) return
}

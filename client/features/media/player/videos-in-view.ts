/** Plays one video by itself, if it may; says whether it does. */
type Autoplay = () => boolean

/** Those to be seen now, in the order in which they came. */
const inView = new Set<Autoplay>()

/**
 * Plays a video that comes into view, unless another plays already: what somebody watches goes on. When that leaves, it is
 * the next one's turn. Returns what to do when this one leaves.
 */
export function enterView(autoplay: Autoplay): () => void {
  inView.add(autoplay)
  playNext()
  return () => {
    inView.delete(autoplay)
    playNext()
  }
}

function playNext(): void {
  if ([...document.querySelectorAll('video')].some((video) => !video.paused)) return
  for (const autoplay of inView) if (autoplay()) return
}

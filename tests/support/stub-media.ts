import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Observed = { callback: IntersectionObserverCallback; element: Element }

/** Replaces what jsdom lacks: media playback and IntersectionObserver. Undo it with `vi.unstubAllGlobals`. */
export function stubMedia() {
  const playing = new WeakSet<HTMLMediaElement>()
  const observed = new Set<Observed>()

  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function isPaused(
    this: HTMLMediaElement,
  ) {
    return !playing.has(this)
  })
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
  play.mockImplementation(async function start(this: HTMLMediaElement) {
    playing.add(this)
    this.dispatchEvent(new Event('play'))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function stop(this: HTMLMediaElement) {
    if (playing.delete(this)) this.dispatchEvent(new Event('pause'))
  })

  class Observer extends IntersectionObserver {
    readonly #callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options)
      this.#callback = callback
    }
    override observe(element: Element) {
      observed.add({ callback: this.#callback, element })
    }
    override disconnect() {
      for (const one of observed) if (one.callback === this.#callback) observed.delete(one)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)

  return {
    /** Whether the browser allows playback. Default: yes. */
    play,
    /** Sets the visible share of an element of this post, 0 to 1. */
    async scrollTo(post: Element, ratio: number) {
      await act(async () => {
        for (const { callback, element } of observed)
          if (post.contains(element)) callback([entry(element, ratio)], new IntersectionObserver(callback))
      })
    },
  }
}

/** Makes one media query match and all others not. */
export function preferOnly(preference: string): void {
  const ask = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(ask(query), { matches: query === preference }),
  )
}

function entry(target: Element, intersectionRatio: number): IntersectionObserverEntry {
  const nowhere = new DOMRectReadOnly()
  return {
    target,
    intersectionRatio,
    isIntersecting: intersectionRatio > 0,
    boundingClientRect: nowhere,
    intersectionRect: nowhere,
    rootBounds: nowhere,
    time: 0,
  }
}

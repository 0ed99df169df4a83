import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Scrolls to that many pixels below the top of the page. */
export function scrollTo(pixels: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(pixels)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

const nowhere = new DOMRect()
const inView: IntersectionObserverEntry = {
  isIntersecting: true,
  intersectionRatio: 1,
  boundingClientRect: nowhere,
  intersectionRect: nowhere,
  rootBounds: null,
  target: document.body,
  time: 0,
}

/** Replaces IntersectionObserver, because jsdom has no layout: elements come into view on request. */
export function stubIntersectionObserver() {
  const observers = new Set<() => void>()
  class Observer extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options)
      this.comeIntoView = () => callback([inView], this)
    }
    private readonly comeIntoView: () => void
    override observe() {
      observers.add(this.comeIntoView)
    }
    override disconnect() {
      observers.delete(this.comeIntoView)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return { comeIntoView: () => act(() => observers.forEach((comeIntoView) => comeIntoView())) }
}

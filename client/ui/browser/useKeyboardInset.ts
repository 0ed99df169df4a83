import { useEffect } from 'react'

/** Sets the height that the keyboard of a phone leaves, because it covers the page instead of shrinking it. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport, document } = window
    if (!visualViewport) return undefined
    const update = () => {
      document.documentElement.style.setProperty('--visible-height', `${visualViewport.height}px`)
      // Browsers scroll the page to the focused text, but the editor fits the visible part.
      window.scrollTo(0, 0)
    }
    visualViewport.addEventListener('resize', update)
    return () => {
      visualViewport.removeEventListener('resize', update)
      document.documentElement.style.removeProperty('--visible-height')
    }
  }, [])
}

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Milliseconds. */
const HIDE_AFTER = 3000

/** Hides the controls of a playing video after a delay. Any interaction shows them again; keyboard focus keeps them visible. */
export function useControlsHiding(player: RefObject<Element | null>, isPlaying: boolean) {
  const [areShown, setShown] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hideLater = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(hasKeyboardFocus(player.current)), HIDE_AFTER)
  }, [player])
  useEffect(() => {
    if (!isPlaying) return undefined
    hideLater()
    return () => {
      clearTimeout(timer.current)
      setShown(true)
    }
  }, [isPlaying, hideLater])

  const show = () => {
    setShown(true)
    if (isPlaying) hideLater()
  }
  const toggle = () => (areShown ? setShown(false) : show())
  return { areShown, show, toggle }
}

function hasKeyboardFocus(element: Element | null): boolean {
  return Boolean(element?.querySelector(':focus-visible'))
}

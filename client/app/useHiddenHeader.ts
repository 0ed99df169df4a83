import { useEffect, useState } from 'react'
import { headerVisibility } from './header-visibility.ts'

export function useHiddenHeader(): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    let visibility = { isHidden: false, scrollY: window.scrollY }
    const onScroll = () => {
      visibility = headerVisibility(visibility, window.scrollY)
      setHidden(visibility.isHidden)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isHidden
}

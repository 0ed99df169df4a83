import { useMemo } from 'react'
import { thumbHashToDataURL } from 'thumbhash'

/** The placeholder of an image or video that is loading, as a data URL. */
export function usePlaceholder(thumbHash: string | undefined): string | undefined {
  return useMemo(() => {
    if (!thumbHash) return undefined
    return thumbHashToDataURL(Uint8Array.from(atob(thumbHash), (character) => character.charCodeAt(0)))
  }, [thumbHash])
}

import { useLocation } from 'react-router-dom'
import { createSessionMap } from './session-map.ts'

/** The scroll position of a screen. */
export type ScrollPosition = {
  /** Pixels below the top of the page. */
  scrollY: number
  /** In a list: the first visible item. */
  item?: PlaceInList
}

export type PlaceInList = {
  id: string
  /** Pixels from the top of the window to the top of the item. */
  top: number
  /** Pixels from the top of the page to the top of the list. */
  listTop: number
}

/** By history entry, because one screen may have several entries. */
export const scrollPositions = createSessionMap('places', 50, isPlace)

/** The first history entry of a tab has no key of its own, so the path is used. */
export function usePlaceKey(): string {
  const { key, pathname } = useLocation()
  return key === 'default' ? pathname : key
}

function isPlace(value: unknown): value is ScrollPosition {
  return typeof value === 'object' && value !== null && 'scrollY' in value
}

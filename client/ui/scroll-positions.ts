import { useLocation } from 'react-router-dom'
import { createSessionMap } from './session-map.ts'

/** Where the reader was on a screen. */
export type ScrollPosition = {
  /** Pixels below the top of the page. */
  scrollY: number
  /** In a list: the first item to be seen. */
  item?: PlaceInList
}

export type PlaceInList = {
  id: string
  /** Pixels below the top of the window at which it began. */
  top: number
  /** Pixels below the top of the page at which the list began. */
  listTop: number
}

/** By entry of the history, since the same screen may have been left at several places. */
export const scrollPositions = createSessionMap('places', 50, isPlace)

/** The entry that a window began with has no key of its own, whichever screen it is: each screen is its own place then. */
export function usePlaceKey(): string {
  const { key, pathname } = useLocation()
  return key === 'default' ? pathname : key
}

function isPlace(value: unknown): value is ScrollPosition {
  return typeof value === 'object' && value !== null && 'scrollY' in value
}

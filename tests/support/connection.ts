import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** The browser loses its connection, and says so. */
export function goOffline(): void {
  tell(false)
}

export function goOnline(): void {
  tell(true)
}

function tell(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

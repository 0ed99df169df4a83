import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Makes the browser offline and fires its event. */
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

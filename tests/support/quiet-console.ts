import { vi } from 'vitest'

/** For tests in which something throws while rendering: React writes that down, boundary or not. */
export function allowConsoleErrors(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
}

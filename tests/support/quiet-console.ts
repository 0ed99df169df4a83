import { vi } from 'vitest'

/** For tests in which a component throws: React logs that error even if a boundary catches it. */
export function allowConsoleErrors(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
}

import type { ReactNode } from 'react'
import { useIsHydrated } from '#client/ui/browser/server-render.ts'

/** Renders its children in the browser only. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useIsHydrated() && children
}

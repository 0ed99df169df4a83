import { createContext, use } from 'react'
import type { SensitiveMedia } from '#client/__generated__/shellLoaderQuery.graphql.ts'

/** How the viewer sees sensitive media. Visitors have no setting. */
export const SensitiveMediaContext = createContext<SensitiveMedia | undefined>(undefined)

/** Sensitive posts that lists do not leave out are blurred for viewers who hide them, too. */
export function useIsBlurred(isSensitive: boolean): boolean {
  return use(SensitiveMediaContext) !== 'SHOW' && isSensitive
}

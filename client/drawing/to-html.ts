import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/** The HTML of what is drawn, whole and in one piece. Rejects with the first error: half a screen is none. */
export async function toHtml(element: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (error) => void failures.push(error),
    // A longer part would come after the rest, with a script to put it into its place.
    progressiveChunkSize: Infinity,
  })
  const html = await text(prelude)
  if (failures.length > 0) throw failures[0]
  return html
}

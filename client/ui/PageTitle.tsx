import { useObservable } from './browser/observable.ts'
import { titlePrefix } from './browser/title-prefix.ts'

/** The title of the document. React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{useObservable(titlePrefix, '') + children}</title>
}

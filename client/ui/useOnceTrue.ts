import { useState } from 'react'

/** Whether something is so or ever was: what is fetched with the first wish for it stays afterwards. */
export function useOnceTrue(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isNow)
  if (isNow && !hasBeen) setHasBeen(true)
  return hasBeen
}

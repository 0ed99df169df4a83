import { useState } from 'react'

/** Whether the value is or ever was true. Use it to keep a lazy component mounted. */
export function useOnceTrue(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isNow)
  if (isNow && !hasBeen) setHasBeen(true)
  return hasBeen
}

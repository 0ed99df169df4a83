import { useState } from 'react'
import { ONE_TIME_CODE_DIGITS } from '#rules/limits.ts'

const noDigits = Array<string>(ONE_TIME_CODE_DIGITS).fill('')

/** What is in the boxes of a code. A refused code starts over: `key` makes new boxes, with the focus in the first. */
export function useCodeDigits() {
  const [digits, setDigits] = useState<string[]>(noDigits)
  const [key, setKey] = useState(0)
  return {
    boxes: { key, digits, onChange: setDigits },
    code: digits.join(''),
    isComplete: digits.every(Boolean),
    startOver: () => {
      setDigits(noDigits)
      setKey((before) => before + 1)
    },
  }
}

import { useState } from 'react'
import { ONE_TIME_CODE_DIGITS } from '#rules/limits.ts'

export const CODE_LABEL = `${ONE_TIME_CODE_DIGITS}-digit code`

const noDigits = Array<string>(ONE_TIME_CODE_DIGITS).fill('')

/** The digits of `CodeBoxes`. `startOver` clears them and focuses the first box, by a new `key`. */
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

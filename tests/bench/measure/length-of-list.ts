/** The length of the list in a response, at any depth. 0 if there is none. */
export function lengthOfList(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length
  if (typeof answer !== 'object' || answer === null) return 0
  return Math.max(0, ...Object.values(answer).map(lengthOfList))
}

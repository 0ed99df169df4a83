/** How many stand in the list that an answer has, wherever in it that is; 0 without one. */
export function lengthOfList(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length
  if (typeof answer !== 'object' || answer === null) return 0
  return Math.max(0, ...Object.values(answer).map(lengthOfList))
}

/** Returns the number of points of all strokes. */
export function countPoints(strokes: readonly { points: readonly number[] }[]): number {
  return strokes.reduce((sum, { points }) => sum + points.length / 2, 0)
}

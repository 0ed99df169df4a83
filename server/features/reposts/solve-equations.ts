const SMALLEST_PIVOT = 1e-6

/** Solves linear equations by Gauss-Jordan elimination. The last column has the constants. Returns null if there is no solution. */
export function solveEquations(equations: readonly (readonly number[])[]): number[] | null {
  const rows = equations.map((row) => [...row])
  for (let column = 0; column < rows.length; column += 1) {
    const pivot = takePivot(rows, column)
    if (!pivot) return null
    for (const [index, row] of rows.entries()) {
      if (index === column) continue
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (let at = column; at < row.length; at += 1) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0)
    }
  }
  return rows.map((row, index) => (row[rows.length] ?? 0) / (row[index] ?? 1))
}

/** Moves the row with the largest value of the column to the index of the column. */
function takePivot(rows: number[][], column: number): number[] | null {
  const candidates = rows.slice(column)
  const sizes = candidates.map((row) => Math.abs(row[column] ?? 0))
  const largest = Math.max(...sizes)
  if (!(largest > SMALLEST_PIVOT)) return null
  const [pivot] = rows.splice(column + sizes.indexOf(largest), 1)
  if (!pivot) return null
  rows.splice(column, 0, pivot)
  return pivot
}

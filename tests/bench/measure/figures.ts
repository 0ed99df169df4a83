/** The quantile of the values. NaN if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Rounds to three significant digits. */
export function figure(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(3))) : '–'
}

export function spread(values: readonly number[]): string {
  return `${figure(Math.min(...values))}–${figure(Math.max(...values))}`
}

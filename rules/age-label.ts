const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

/** An age in its largest whole unit: "3 hours". */
export function ageLabel(seconds: number): string {
  const largest = UNITS.find((unit) => seconds >= unit.seconds)
  if (!largest) return 'less than a minute'
  const count = Math.floor(seconds / largest.seconds)
  return new Intl.NumberFormat('en', { style: 'unit', unit: largest.unit, unitDisplay: 'long' }).format(count)
}

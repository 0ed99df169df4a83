/** Written out because the first use of `Intl` takes 25 ms, on a slow phone 100. */
const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `month` is from 0 to 11. */
export function monthName(month: number): string {
  return NAMES[month] ?? ''
}

/** Returns the first three letters of the name of a month from 0 to 11. */
export function shortMonthName(month: number): string {
  return monthName(month).slice(0, 3)
}

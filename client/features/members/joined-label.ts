const month = new Intl.DateTimeFormat('en-US', { month: 'short' })

/** "Joined Mon YYYY". */
export function joinedLabel(moment: Date): string {
  return `Joined ${month.format(moment)} ${moment.getFullYear()}`
}

const grouped = new Intl.NumberFormat('en')

export function likesLabel(count: number): string {
  return `${grouped.format(count)} ${count === 1 ? 'like' : 'likes'}`
}

const grouped = new Intl.NumberFormat('en')

export function postsLabel(count: number): string {
  return `${grouped.format(count)} ${count === 1 ? 'post' : 'posts'}`
}

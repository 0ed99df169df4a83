const grouped = new Intl.NumberFormat('en')

export function memesLabel(count: number): string {
  return `${grouped.format(count)} ${count === 1 ? 'meme' : 'memes'}`
}

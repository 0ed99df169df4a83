/** Every key that does something by itself, once; the help lists them in this order. */
export const shortcuts = [
  { key: 'j', does: 'Go to the next post' },
  { key: 'k', does: 'Go to the previous post' },
  { key: 'l', does: 'Like the post, or take the like back' },
  { key: 'n', does: 'Write a new post' },
  { key: '?', does: 'Show this list' },
] as const

export type ShortcutKey = (typeof shortcuts)[number]['key']

/** All single-key shortcuts, in the order of the help. */
export const shortcuts = [
  { key: 'j', does: 'Go to the next post' },
  { key: 'k', does: 'Go to the previous post' },
  { key: 'l', does: 'Like the post, or take the like back' },
  { key: 'm', does: 'Turn the sound of the video on or off' },
  { key: 'f', does: 'Show the video on the whole screen, or in its post again' },
  { key: 'n', does: 'Write a new post' },
  { key: '?', does: 'Show this list' },
] as const

export type ShortcutKey = (typeof shortcuts)[number]['key']

/** The string at a dotted path such as `post.author.username`; fails the test when there is none. */
export function textAt(json: unknown, path: string): string {
  let value = json
  for (const key of path.split('.')) {
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : null
  }
  if (typeof value === 'string') return value
  throw new Error(`There is no text at "${path}" in ${JSON.stringify(json)}`)
}

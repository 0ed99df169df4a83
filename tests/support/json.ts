/** The value at a dotted path such as `posts.0.author`. Undefined if there is none. */
export function valueAt(json: unknown, path: string): unknown {
  let value = json
  for (const key of path.split('.')) {
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : undefined
  }
  return value
}

/** The string at a dotted path such as `post.author.username`. Fails if there is none. */
export function textAt(json: unknown, path: string): string {
  const value = valueAt(json, path)
  if (typeof value === 'string') return value
  throw new Error(`There is no text at "${path}" in ${JSON.stringify(json)}`)
}

/** The list at a dotted path. Fails if there is none. */
export function listAt(json: unknown, path: string): unknown[] {
  const value = valueAt(json, path)
  if (Array.isArray(value)) return value
  throw new Error(`There is no list at "${path}" in ${JSON.stringify(json)}`)
}

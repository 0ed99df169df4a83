/** The group of a draft. Its name is shown before the groups of the member are loaded. */
export type PostGroup = { id: string; name: string }

type LoadedGroup = {
  readonly id: string
  readonly name: string
  readonly viewerRole?: string | null | undefined
}

/** The group that the URL names, if the viewer can post in it. */
export function postGroupOf(group: LoadedGroup | null | undefined): PostGroup | null {
  return group?.viewerRole ? { id: group.id, name: group.name } : null
}

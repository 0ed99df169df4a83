/**
 * A screen in the `route.ts` of its folder. The folder contains its component `XRoute.tsx` and, if it loads data, `xLoader.ts`, both
 * with an export named like the file. `XLayout.tsx` surrounds the screens of its folder.
 */
export type Screen = {
  path: string
  /** Members unless stated. Members are redirected from the screens of visitors, and visitors from those of members to the login. */
  access?: 'member' | 'visitor' | 'everyone'
  /** The start of the name of the component, if the folder has several. */
  name?: string
  /** Instead of the shell. `page` is without data and does not load Relay; `app` can load data. */
  layout?: 'page' | 'app'
  /**
   * The server renders the screen for those who have access, unless its loader returns null. The chunks are those that other screens do
   * not load, by default that of the component.
   */
  serverRendered?: true | { narrow: readonly string[]; wide: readonly string[] }
}

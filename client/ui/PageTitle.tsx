/** The browser's title while this screen is shown; React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{children}</title>
}

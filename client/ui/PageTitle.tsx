/** The title of the document. React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{children}</title>
}

import type { LucideIcon } from 'lucide-react'
import { createContext, use, type ReactNode } from 'react'

export type RenderDialog = (controls: { open: boolean; onClose: () => void }) => ReactNode

type Entry = { label: string; icon: LucideIcon; isDanger?: boolean }
type Action =
  | { onSelect: () => void }
  /** A path of this site, or with `isFile` the URL of a file to download, which opens in a new tab where that is not possible. */
  | { to: string; isFile?: boolean }

export type OpenMenuItem = Entry & Action

/** Renders an item of an open menu, whose code is loaded on demand. */
export const RenderItemContext = createContext<(item: OpenMenuItem) => ReactNode>(() => null)
export const ShowDialogContext = createContext<(renderDialog: RenderDialog) => void>(() => undefined)

/** An entry of a `Menu`. The dialog opens when the item is selected, and stays when the menu closes. */
export function MenuItem(props: Entry & (Action | { renderDialog: RenderDialog })) {
  const renderItem = use(RenderItemContext)
  const showDialog = use(ShowDialogContext)
  if (!('renderDialog' in props)) return renderItem(props)
  const { renderDialog, ...entry } = props
  return renderItem({ ...entry, onSelect: () => showDialog(renderDialog) })
}

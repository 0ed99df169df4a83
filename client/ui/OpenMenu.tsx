import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'
import styles from './OpenMenu.module.css'

type MenuItem = { label: string; icon: LucideIcon; isDanger?: boolean } & (
  | { onSelect: () => void }
  /** A screen of this site, or with `isFile` an address that opens in a tab of its own. */
  | { to: string; isFile?: boolean }
)

export type MenuContent = {
  items: MenuItem[]
  /** Stands above the items. */
  header?: ReactNode
}

/**
 * The menu once it has been asked for; it is open to begin with. Not modal: a modal one would add a <style>
 * tag, which the page refuses.
 */
export function OpenMenu({ trigger, header, items }: MenuContent & { trigger: ReactElement }) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={4} collisionPadding={8} className={styles.menu}>
          {header}
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              asChild={'to' in item}
              className={classNames(styles.item, item.isDanger && styles.danger)}
              onSelect={'onSelect' in item ? item.onSelect : undefined}
            >
              {renderItem(item)}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function renderItem(item: MenuItem) {
  const { label, icon: Icon } = item
  const content = (
    <>
      <Icon aria-hidden="true" />
      {label}
    </>
  )
  if (!('to' in item)) return content
  if (!item.isFile) return <Link to={item.to}>{content}</Link>
  return (
    <a href={item.to} target="_blank" rel="noopener">
      {content}
    </a>
  )
}

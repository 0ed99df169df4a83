import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'
import styles from './OpenMenu.module.css'

type MenuItem = { label: string; icon: LucideIcon; isDanger?: boolean } & (
  | { onSelect: () => void }
  /** A path of this site, or with `isFile` a URL that opens in a new tab. */
  | { to: string; isFile?: boolean }
)

export type MenuContent = {
  items: MenuItem[]
  /** Rendered above the items. */
  header?: ReactNode
}

/**
 * A menu that is open when it mounts. It is not modal, because a modal one would add a <style> tag, which the Content Security
 * Policy blocks.
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

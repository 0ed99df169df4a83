import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'
import { RenderItemContext, type OpenMenuItem } from './MenuItem.tsx'
import styles from './OpenMenu.module.css'

type OpenMenuProps = {
  trigger: ReactElement
  triggerRef: Ref<HTMLButtonElement>
  header: ReactNode
  children: ReactNode
}

/**
 * A menu that is open when it mounts. It is not modal, because a modal one would add a <style> tag, which the Content Security
 * Policy blocks.
 */
export function OpenMenu({ trigger, triggerRef, header, children }: OpenMenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger ref={triggerRef} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={4} collisionPadding={8} className={styles.menu}>
          {header}
          <RenderItemContext value={renderItem}>{children}</RenderItemContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function renderItem(item: OpenMenuItem) {
  return (
    <DropdownMenu.Item
      asChild={'to' in item}
      className={classNames(styles.item, item.isDanger && styles.danger)}
      onSelect={'onSelect' in item ? item.onSelect : undefined}
    >
      {renderContent(item)}
    </DropdownMenu.Item>
  )
}

function renderContent(item: OpenMenuItem) {
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
    <a href={item.to} download target="_blank" rel="noopener">
      {content}
    </a>
  )
}

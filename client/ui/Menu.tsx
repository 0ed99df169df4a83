import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Menu.module.css'

type MenuProps = {
  /** The button that opens it; its own name is the menu's. */
  trigger: ReactElement
  children: ReactNode
}

/** A menu that drops from its button. Not modal: a modal one would add a <style> tag, which the page refuses. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={4} collisionPadding={8} className={styles.menu}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type MenuItemProps = {
  onSelect?: () => void
  isDanger?: boolean
  /** The only child is a link, which then is the item. */
  asChild?: boolean
  children: ReactNode
}

export function MenuItem({ isDanger, ...rest }: MenuItemProps) {
  return <DropdownMenu.Item {...rest} className={classNames(styles.item, isDanger && styles.danger)} />
}

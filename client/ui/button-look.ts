import styles from './Button.module.css'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'link'
  size?: 'medium' | 'large'
  /** As wide as its container. */
  block?: boolean
}

export function buttonClass(
  { variant = 'primary', size = 'medium', block }: ButtonLook,
  more?: string,
): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, more)
}

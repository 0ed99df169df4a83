import styles from './Button.module.css'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  variant?: 'primary' | 'soft' | 'secondary' | 'quiet' | 'danger' | 'link'
  /** A small button has the touch area of a medium one. */
  size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  block?: boolean
}

export function buttonClass(
  { variant = 'primary', size = 'medium', block }: ButtonLook,
  more?: string,
): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, more)
}

import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title'> & {
  /** What it does, for a screen reader and as a tooltip. */
  label: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A round 44 px button with nothing but an icon in it. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(styles.button, className)}
    >
      {children}
    </button>
  )
}

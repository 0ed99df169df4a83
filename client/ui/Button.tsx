import type { ButtonHTMLAttributes, Ref } from 'react'
import styles from './Button.module.css'
import { buttonClass, type ButtonLook } from './button-look.ts'
import { Spinner } from './Spinner.tsx'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Shows a spinner beside the text and ignores clicks. The button keeps the focus. */
    busy?: boolean
    ref?: Ref<HTMLButtonElement>
  }

export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // The caller chooses one of the three variants.
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner className={styles.spinner} />}
      {children}
    </button>
  )
}

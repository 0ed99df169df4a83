import { Link, type LinkProps } from 'react-router-dom'
import { buttonClass, type ButtonLook } from './button-look.ts'

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size, block }, className)} />
}

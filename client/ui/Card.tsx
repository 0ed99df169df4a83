import type { HTMLAttributes } from 'react'
import { cardClass } from './card-look.ts'
import styles from './Card.module.css'
import { classNames } from './class-names.ts'

/** A surface for content. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={cardClass({}, classNames(styles.padded, className))} />
}

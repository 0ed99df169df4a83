import styles from './Card.module.css'
import { classNames } from './class-names.ts'

type CardLook = {
  /** On phones the card reaches from edge to edge. */
  isEdgeToEdge?: boolean
}

/** The surface of a card, for elements that are no `Card`. */
export function cardClass({ isEdgeToEdge = false }: CardLook, more?: string): string {
  return classNames(styles.surface, isEdgeToEdge && styles.edgeToEdge, more)
}

import styles from './Cast.module.css'
import { classNames } from './class-names.ts'

export type CastName =
  'cactus' | 'cat' | 'frog' | 'ghost' | 'koala' | 'owl' | 'penguin' | 'raccoon' | 'robot' | 'toast'

/** A drawn character, for decoration. */
export function Cast({ name }: { name: CastName }) {
  return <span className={classNames(styles.cast, styles[name])} />
}

import styles from './Logo.module.css'

/** The logo mark. It is decorative; give it a name where it stands for the product. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return <img src="/favicon.svg" width={size} height={size} alt="" className={styles.mark} />
}

/** The logo mark with the wordmark. */
export function Logo({ height = 32 }: { height?: number }) {
  return (
    <span className={styles.logo}>
      <LogoMark size={height} />
      <span role="img" aria-label="Guffaw" className="wordmark" style={{ height: height * 0.82 }} />
    </span>
  )
}

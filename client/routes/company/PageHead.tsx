import { PageTitle } from '#client/ui/PageTitle.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import styles from './PageHead.module.css'

export function PageHead({ title, intro }: { title: string; intro: string }) {
  return (
    <div className={styles.head}>
      <PageTitle>{`${title} · ${PRODUCT_NAME}`}</PageTitle>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
    </div>
  )
}

import { PageTitle } from '#client/ui/PageTitle.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import styles from './ScreenHeading.module.css'

/** What a screen is called: in its heading and in the browser's title. */
export function ScreenHeading({ id, children }: { id?: string; children: string }) {
  return (
    <>
      <PageTitle>{`${children} · ${PRODUCT_NAME}`}</PageTitle>
      <h1 id={id} className={styles.heading}>
        {children}
      </h1>
    </>
  )
}

import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import styles from './PageNotFound.module.css'

export function PageNotFound() {
  return (
    <div className={styles.page}>
      <PageTitle>{`Page not found · ${PRODUCT_NAME}`}</PageTitle>
      <Notice
        headingLevel={1}
        title="This page is not even a joke"
        picture={<img src="/art/lost.svg" alt="" width="280" height="210" />}
        action={
          <>
            <ButtonLink to={paths.discover}>Show me something funny</ButtonLink>
            <ButtonLink to={paths.landing} variant="secondary">
              Go Back Home
            </ButtonLink>
          </>
        }
      >
        There is nothing at this address. Maybe it was deleted, maybe it never existed, maybe it is hiding.
      </Notice>
    </div>
  )
}

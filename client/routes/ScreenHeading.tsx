import { PageTitle } from '#client/ui/PageTitle.tsx'
import { isolate } from '#rules/isolate.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'
import styles from './ScreenHeading.module.css'

type ScreenHeadingProps = {
  id?: string
  children: string
  /** The subject of the screen, the first part of the document title. */
  subject?: string
  /** For screen readers only, where tabs are the visible heading. */
  isHidden?: boolean
}

/** The heading of a screen, also used as the browser's title. */
export function ScreenHeading({ id, children, subject, isHidden = false }: ScreenHeadingProps) {
  const title = [subject && isolate(subject), children, PRODUCT_NAME].filter(Boolean).join(' · ')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1 id={id} className={isHidden ? 'visually-hidden' : styles.heading}>
        {children}
      </h1>
    </>
  )
}

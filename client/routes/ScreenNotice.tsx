import type { ComponentProps } from 'react'
import { Notice } from '#client/ui/Notice.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'

/** A notice instead of a whole screen, with the main heading and the document title. */
export function ScreenNotice(props: Omit<ComponentProps<typeof Notice>, 'headingLevel' | 'role'>) {
  return (
    <>
      <PageTitle>{`${props.title} · ${PRODUCT_NAME}`}</PageTitle>
      <Notice {...props} headingLevel={1} role="alert" />
    </>
  )
}

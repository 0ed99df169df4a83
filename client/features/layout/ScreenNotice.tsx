import type { ComponentProps } from 'react'
import { Notice } from '#client/ui/Notice.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'

/** Stands where a whole screen would be, and so gives the page its heading and its title. */
export function ScreenNotice(props: Omit<ComponentProps<typeof Notice>, 'headingLevel' | 'role'>) {
  return (
    <>
      <PageTitle>{`${props.title} · ${PRODUCT_NAME}`}</PageTitle>
      <Notice {...props} headingLevel={1} role="alert" />
    </>
  )
}

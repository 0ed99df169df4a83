import { useLocation } from 'react-router-dom'
import { loginPath, registerPath } from '#client/session/return-path.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'

/** Tells a visitor that the content of a screen is for members, and returns to the screen after the sign-in. */
export function MembersOnly({ title, children }: { title: string; children: string }) {
  const location = useLocation()
  return (
    <Notice
      title={title}
      cast="raccoon"
      action={
        <>
          <ButtonLink to={registerPath(location)}>Join {PRODUCT_NAME}</ButtonLink>
          <ButtonLink to={loginPath(location)} variant="secondary">
            Log in
          </ButtonLink>
        </>
      }
    >
      {children}
    </Notice>
  )
}

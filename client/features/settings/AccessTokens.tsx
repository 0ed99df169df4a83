import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccessTokens_viewer$key } from '#client/__generated__/AccessTokens_viewer.graphql.ts'
import { Button } from '#client/ui/Button.tsx'
import { AccessTokenItem } from './AccessTokenItem.tsx'
import { NewAccessToken } from './NewAccessToken.tsx'
import styles from './SettingsList.module.css'

/** Newest first. */
export function AccessTokens({ viewer }: { viewer: AccessTokens_viewer$key }) {
  const { accessTokens, hasPassword } = useFragment(
    graphql`
      fragment AccessTokens_viewer on Viewer {
        hasPassword
        accessTokens {
          id
          ...AccessTokenItem_token
        }
      }
    `,
    viewer,
  )
  const [isOpen, setOpen] = useState(false)
  const newButton = useRef<HTMLButtonElement>(null)

  return (
    <>
      {accessTokens.length > 0 && (
        <ul aria-label="Access tokens" className={styles.list}>
          {accessTokens.map((token) => (
            // The focused button is removed with its token.
            <AccessTokenItem key={token.id} token={token} onRevoke={() => newButton.current?.focus()} />
          ))}
        </ul>
      )}
      <Button ref={newButton} variant="secondary" onClick={() => setOpen(true)}>
        New access token
      </Button>
      <NewAccessToken hasPassword={hasPassword} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccessTokens_viewer$key } from '#client/__generated__/AccessTokens_viewer.graphql.ts'
import { Button } from '#client/ui/Button.tsx'
import { AccessTokenItem } from './AccessTokenItem.tsx'
import { NewAccessToken } from './NewAccessToken.tsx'
import styles from './SettingsList.module.css'

/** What lets the member's programs in, newest first. */
export function AccessTokens({ viewer }: { viewer: AccessTokens_viewer$key }) {
  const { accessTokens } = useFragment(
    graphql`
      fragment AccessTokens_viewer on Viewer {
        accessTokens {
          id
          ...AccessTokenItem_token
        }
      }
    `,
    viewer,
  )
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Access tokens" className={styles.list}>
        {accessTokens.map((token) => (
          // The button that was pressed is gone with its token.
          <AccessTokenItem key={token.id} token={token} onRevoke={() => list.current?.focus()} />
        ))}
      </ul>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        New access token
      </Button>
      <NewAccessToken open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

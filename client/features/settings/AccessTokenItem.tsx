import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccessTokenItem_token$key } from '#client/__generated__/AccessTokenItem_token.graphql.ts'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import { Button } from '#client/ui/Button.tsx'
import { isolate } from '#rules/isolate.ts'
import { RevokeAccessTokenDialog } from './RevokeAccessTokenDialog.tsx'
import styles from './SettingsList.module.css'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

type AccessTokenItemProps = { token: AccessTokenItem_token$key; onRevoke: () => void }

export function AccessTokenItem({ token: tokenRef, onRevoke }: AccessTokenItemProps) {
  const { id, name, scopes, createdAt, expiresAt, lastUsedAt, isExpired } = useFragment(
    graphql`
      fragment AccessTokenItem_token on PersonalAccessToken {
        id
        name
        scopes
        createdAt
        expiresAt
        lastUsedAt
        isExpired
      }
    `,
    tokenRef,
  )
  const [isAsking, setAsking] = useState(false)
  const may = scopes.includes('WRITE') ? 'Read and write' : 'Read'
  const until = day.format(new Date(expiresAt))

  return (
    <li className={styles.item}>
      <KeyRound aria-hidden="true" className={styles.icon} />
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>
          {may} · created {day.format(new Date(createdAt))}
        </span>
        <span className={styles.note}>
          {lastUsedAt ? (
            <>
              Last used: <RelativeTime moment={lastUsedAt} />
            </>
          ) : (
            'Never used'
          )}
        </span>
        <span className={isExpired ? styles.over : styles.note}>
          {isExpired ? `Expired ${until}` : `Expires ${until}`}
        </span>
      </div>
      <Button variant="secondary" aria-label={`Revoke ${isolate(name)}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <RevokeAccessTokenDialog
        token={{ id, name }}
        open={isAsking}
        onClose={() => setAsking(false)}
        onRevoke={onRevoke}
      />
    </li>
  )
}

import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ConnectedAccountItem_identity$key } from '#client/__generated__/ConnectedAccountItem_identity.graphql.ts'
import { Button } from '#client/ui/Button.tsx'
import styles from './SettingsList.module.css'
import { UnlinkIdentityDialog } from './UnlinkIdentityDialog.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

type ConnectedAccountItemProps = {
  identity: ConnectedAccountItem_identity$key
  hasPassword: boolean
  onUnlink: () => void
}

export function ConnectedAccountItem({
  identity: identityRef,
  hasPassword,
  onUnlink,
}: ConnectedAccountItemProps) {
  const { id, provider, createdAt } = useFragment(
    graphql`
      fragment ConnectedAccountItem_identity on Identity {
        id
        provider
        createdAt
      }
    `,
    identityRef,
  )
  const [isOpen, setOpen] = useState(false)

  return (
    <li className={styles.item}>
      <Link2 aria-hidden="true" className={styles.icon} />
      <div className={styles.about}>
        <span className={styles.name}>{provider}</span>
        <span className={styles.note}>Connected {day.format(new Date(createdAt))}</span>
      </div>
      <Button variant="secondary" aria-label={`Unlink ${provider}`} onClick={() => setOpen(true)}>
        Unlink
      </Button>
      <UnlinkIdentityDialog
        identity={{ id, provider }}
        hasPassword={hasPassword}
        open={isOpen}
        onClose={() => setOpen(false)}
        onUnlink={onUnlink}
      />
    </li>
  )
}

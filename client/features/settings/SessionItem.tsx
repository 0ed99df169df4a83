import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import SquareTerminal from 'lucide-react/icons/square-terminal'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SessionItem_session$key } from '#client/__generated__/SessionItem_session.graphql.ts'
import { RelativeTime } from '#client/ui/RelativeTime.tsx'
import { mutationFailure } from '#client/relay/errors.ts'
import { Button } from '#client/ui/Button.tsx'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { deviceOf } from './device.ts'
import styles from './SettingsList.module.css'
import { useEndSession } from './useEndSession.ts'

const icons = { phone: Smartphone, computer: Monitor, program: SquareTerminal }

type SessionItemProps = {
  session: SessionItem_session$key
  /** Called after the attempt, with the error message if it failed. */
  onEnd: (failure?: string) => void
}

/** A session of the member. */
export function SessionItem({ session: sessionRef, onEnd }: SessionItemProps) {
  const { id, userAgent, isCurrent, lastUsedAt } = useFragment(
    graphql`
      fragment SessionItem_session on Session {
        id
        userAgent
        isCurrent
        lastUsedAt
      }
    `,
    sessionRef,
  )
  const endSession = useEndSession()
  const [isEnding, setEnding] = useState(false)
  const { name, kind } = deviceOf(userAgent)
  const Icon = icons[kind]

  const end = async () => {
    setEnding(true)
    const failure = await mutationFailure(endSession(id), {
      fallback: 'Failed to sign out the device',
      accepted: 'NotFoundError',
    })
    if (!failure) notify.success(messages.sessionEnded)
    onEnd(failure)
    setEnding(false)
  }

  return (
    <li className={styles.item} title={userAgent ?? undefined}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        {isCurrent ? (
          <span className={styles.current}>This device</span>
        ) : (
          <span className={styles.note}>
            Last used: <RelativeTime moment={lastUsedAt} />
          </span>
        )}
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          aria-label={`Sign out ${name}`}
          busy={isEnding}
          onClick={() => void end()}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

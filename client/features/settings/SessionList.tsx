import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SessionList_viewer$key } from '#client/__generated__/SessionList_viewer.graphql.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { SessionItem } from './SessionItem.tsx'
import styles from './SettingsList.module.css'
import { useEndOtherSessions } from './useEndOtherSessions.ts'

/** The sessions of the member, the current one first. */
export function SessionList({ viewer }: { viewer: SessionList_viewer$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_viewer on Viewer {
        sessions {
          id
          ...SessionItem_session
        }
      }
    `,
    viewer,
  )
  const endOtherSessions = useEndOtherSessions()
  const [failure, setFailure] = useState<string>()
  const [isEnding, setEnding] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  const afterEnd = (problem?: string) => {
    setFailure(problem)
    // The pressed button is removed with its session.
    if (!problem) list.current?.focus()
  }

  const endOthers = async () => {
    setEnding(true)
    const problem = await mutationFailure(endOtherSessions(), {
      fallback: 'Failed to sign out the other devices',
    })
    if (!problem) notify.success(messages.otherSessionsEnded)
    afterEnd(problem)
    setEnding(false)
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Devices" className={styles.list}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={afterEnd} />
        ))}
      </ul>
      {failure && <Banner tone="error">{failure}</Banner>}
      {sessions.length > 1 && (
        <Button variant="secondary" busy={isEnding} onClick={() => void endOthers()}>
          Sign out all other devices
        </Button>
      )}
    </>
  )
}

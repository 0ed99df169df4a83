import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './IdentityButton.module.css'
import { loadIdentityClient } from './identity-client.ts'
import { useStartIdentitySignIn } from './useStartIdentitySignIn.ts'

const LOOK = { theme: 'outline', size: 'large', text: 'continue_with', shape: 'pill', width: 280 }

/** The button of the identity provider, rendered by its script. */
export function IdentityButton({ onIdToken }: { onIdToken: (idToken: string) => void }) {
  const start = useStartIdentitySignIn()
  const container = useRef<HTMLDivElement>(null)
  const [isUnavailable, setUnavailable] = useState(false)
  const receive = useEffectEvent(onIdToken)

  const show = useEffectEvent(async (signal: AbortSignal) => {
    const started = await start()
    if (started.__typename !== 'StartIdentitySignInPayload') throw new Error('No sign-in was started')
    const client = await loadIdentityClient(started.scriptUrl)
    if (signal.aborted || !container.current) return
    const { clientId, nonce } = started
    client.initialize({ client_id: clientId, nonce, callback: ({ credential }) => receive(credential) })
    client.renderButton(container.current, LOOK)
  })

  useEffect(() => {
    const aborter = new AbortController()
    show(aborter.signal).catch(() => setUnavailable(true))
    return () => aborter.abort()
  }, [])

  if (isUnavailable)
    return (
      <p className={styles.note}>The sign-in provider cannot be reached right now. Please try again later.</p>
    )
  return <div ref={container} className={styles.button} />
}

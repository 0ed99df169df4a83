import { useState } from 'react'

/** `failure` is undefined if another part of the form shows why it was not sent. */
export type SendOutcome = { isSent: boolean; failure?: string | undefined }

/** Sends what a form contains, once at a time. `send` must not reject. */
export function useSubmit(send: () => Promise<SendOutcome>) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  /** Resolves to whether it was sent. */
  const submit = async (): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    setFailure(undefined)
    const outcome = await send()
    setBusy(false)
    setFailure(outcome.failure)
    return outcome.isSent
  }
  return { submit, isBusy, failure, clearFailure: () => setFailure(undefined) }
}

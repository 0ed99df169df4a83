import { useState } from 'react'
import { errorMessage } from './errors.ts'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'

/** Refreshes data that is already shown. An error is shown as a toast and the data stays. */
export function useRefreshAction(refresh: () => Promise<void>) {
  const [isRefreshing, setRefreshing] = useState(false)
  const run = async () => {
    setRefreshing(true)
    try {
      await refresh()
    } catch (error) {
      notify.error(errorMessage(error, { fallback: messages.somethingWrong }))
    }
    setRefreshing(false)
  }
  return { isRefreshing, run }
}

import { useState } from 'react'
import { errorMessage } from '#client/relay/errors.ts'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'

/** For controls that fetch anew what is there: a failure takes nothing away, and is said in passing. */
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

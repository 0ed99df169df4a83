import { Button } from '#client/ui/Button.tsx'
import { useBackOnline } from '#client/ui/browser/useOnline.ts'
import { messages } from '#rules/messages.ts'
import { useRefreshAction } from '#client/relay/useRefreshAction.ts'

/** For empty lists. They are also refreshed when the browser is back online. */
export function RefreshButton({ refresh }: { refresh: () => Promise<void> }) {
  const { isRefreshing, run } = useRefreshAction(refresh)
  useBackOnline(() => void run())
  return (
    <Button busy={isRefreshing} onClick={() => void run()}>
      {isRefreshing ? messages.refreshing : 'Refresh'}
    </Button>
  )
}

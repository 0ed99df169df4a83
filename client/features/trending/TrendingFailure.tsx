import { Button } from '#client/ui/Button.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { messages } from '#rules/messages.ts'

export function TrendingFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      role="alert"
      title={messages.trendingFailed}
      headingLevel={3}
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messages.tryAgainLater}
    </Notice>
  )
}

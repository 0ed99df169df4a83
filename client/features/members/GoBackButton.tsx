import { Button } from '#client/ui/Button.tsx'
import { useGoBack } from './useGoBack.ts'

export function GoBackButton() {
  return (
    <Button variant="secondary" onClick={useGoBack()}>
      Go Back
    </Button>
  )
}

import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { useIsVisitor } from '#client/session/useRequireSignIn.ts'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import styles from './GoBack.module.css'

/**
 * Goes to the previous screen. When the tab was opened on this screen: to its parent, by default the feed, or for visitors the latest
 * posts.
 */
export function useGoBack(parent?: string): () => void {
  const navigate = useNavigate()
  const isFirstScreen = useLocation().key === 'default'
  const home = useIsVisitor() ? paths.everyone : paths.feed
  return () => void (isFirstScreen ? navigate(parent ?? home) : navigate(-1))
}

export function GoBackButton() {
  return (
    <Button variant="secondary" onClick={useGoBack()}>
      Go Back
    </Button>
  )
}

/** A back button on the cover of a profile. */
export function CoverBackButton() {
  return (
    <IconButton label="Go Back" className={styles.button} onClick={useGoBack()}>
      <ArrowLeft aria-hidden="true" />
    </IconButton>
  )
}

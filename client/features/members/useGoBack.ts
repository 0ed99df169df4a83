import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#client/paths.ts'

/** Back to where the reader came from; someone who came from outside gets the feed. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const isFirstScreen = useLocation().key === 'default'
  return () => void (isFirstScreen ? navigate(paths.feed) : navigate(-1))
}

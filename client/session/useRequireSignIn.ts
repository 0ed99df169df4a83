import { createContext, use } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginPath } from './return-path.ts'

/** Whether a visitor is looking, where a screen of members is shown to them too. */
export const VisitorContext = createContext(false)

export function useIsVisitor(): boolean {
  return use(VisitorContext)
}

/** For what only members can do: a visitor signs in first, and comes back. */
export function useRequireSignIn(): (act: () => void) => void {
  const isVisitor = useIsVisitor()
  const navigate = useNavigate()
  const location = useLocation()
  return (act) => (isVisitor ? void navigate(loginPath(location)) : act())
}

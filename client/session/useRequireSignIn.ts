import { createContext, use } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginPath } from './return-path.ts'

/** Whether the viewer is a visitor, on screens that members and visitors see. */
export const VisitorContext = createContext(false)

export function useIsVisitor(): boolean {
  return use(VisitorContext)
}

/** Wraps an action of members. Visitors go to the login instead, which returns here. */
export function useRequireSignIn(): (act: () => void) => void {
  const isVisitor = useIsVisitor()
  const navigate = useNavigate()
  const location = useLocation()
  return (act) => (isVisitor ? void navigate(loginPath(location)) : act())
}

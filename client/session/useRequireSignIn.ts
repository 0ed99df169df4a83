import { createContext, use, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { takeResumedAction } from './resumed-action.ts'
import { loginPath } from './return-path.ts'

/** Whether the viewer is a visitor, on screens that members and visitors see. */
export const VisitorContext = createContext(false)

export function useIsVisitor(): boolean {
  return use(VisitorContext)
}

/**
 * Wraps an action of members. Visitors go to the login instead, which says what for and returns here, where `useResumedAction`
 * performs the action. It is named by a verb and its object, such as "save Post UG9zdDox" or "follow @mira".
 */
export function useRequireSignIn(): (act: () => void, action?: string) => void {
  const isVisitor = useIsVisitor()
  const navigate = useNavigate()
  const location = useLocation()
  return (act, action) => (isVisitor ? void navigate(loginPath(location), { state: { action } }) : act())
}

/** Performs an action that a sign-in has interrupted, once the screen is shown to the member. */
export function useResumedAction(action: string, act: () => void): void {
  const perform = useEffectEvent(act)
  useEffect(() => {
    if (takeResumedAction(action)) perform()
  }, [action])
}

type SignInState = {
  /** The action that the sign-in interrupts. */
  action?: string
  /** The address of a registration that has just been verified. */
  email?: string
}

/**
 * The state of the history entry of a sign-in screen. It is in the history of the tab instead of the URL, so that no link of another
 * site can cause an action.
 */
export function readSignInState(state: unknown): SignInState {
  const entries = typeof state === 'object' && state !== null ? Object.entries(state) : []
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
}

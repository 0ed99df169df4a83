let resumed: string | undefined

/** Lets the screen that a sign-in returns to perform the interrupted action. */
export function resumeAction(action: string | undefined): void {
  resumed = action
}

/** Whether the action has to be performed now. It can be taken once. */
export function takeResumedAction(action: string): boolean {
  if (resumed !== action) return false
  resumed = undefined
  return true
}

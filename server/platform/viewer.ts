import { messages } from '#rules/messages.ts'
import { MissingScopeError, NotAuthenticatedError } from './refusals.ts'

export type SessionViewer = { memberId: string; sessionId: string }

type TokenViewer<CanWrite extends boolean> = {
  memberId: string
  tokenId: string
  expiresAt: Date
  canWrite: CanWrite
}

/** An API client with a personal access token of a member. */
export type ProgramViewer = TokenViewer<true> | TokenViewer<false>

export type Viewer = SessionViewer | ProgramViewer

/** May change data. Operations on credentials and the account require a `SessionViewer`. */
export type Writer = SessionViewer | TokenViewer<true>

/** `hasToken` distinguishes an invalid token from a missing one in the message. */
export function requireViewer(viewer: Viewer | null, hasToken = false): Viewer {
  if (!viewer) throw new NotAuthenticatedError(hasToken ? messages.tokenInvalid : messages.noToken)
  return viewer
}

export function requireWriter(viewer: Viewer | null, hasToken = false): Writer {
  const member = requireViewer(viewer, hasToken)
  if (isProgram(member) && !member.canWrite) throw new MissingScopeError(messages.tokenMayNotWrite)
  return member
}

export function requireSession(viewer: Viewer | null, hasToken = false): SessionViewer {
  const member = requireViewer(viewer, hasToken)
  if (isProgram(member)) throw new MissingScopeError(messages.tokenMayNotManage)
  return member
}

export function isExpired(viewer: Viewer, now: Date): boolean {
  return isProgram(viewer) && viewer.expiresAt <= now
}

export function isProgram(viewer: Viewer): viewer is ProgramViewer {
  return 'tokenId' in viewer
}

import { messages } from '#rules/messages.ts'
import { MissingScopeError, NotAuthenticatedError } from './refusals.ts'

/** A member by one of their sessions, who may do whatever members may. */
export type SessionViewer = { memberId: string; sessionId: string }

type TokenViewer<CanWrite extends boolean> = {
  memberId: string
  tokenId: string
  expiresAt: Date
  canWrite: CanWrite
}

/** A member's program, by a personal access token. */
export type ProgramViewer = TokenViewer<true> | TokenViewer<false>

/** Who asks. What takes a `Viewer` every member and program may do. */
export type Viewer = SessionViewer | ProgramViewer

/** Who may change something. What concerns credentials and the account itself asks for a `SessionViewer`. */
export type Writer = SessionViewer | TokenViewer<true>

/** `hasToken`: tells which of the two the caller lacks, a token or a good one. */
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

/** A token may expire while something is being watched with it. */
export function isExpired(viewer: Viewer, now: Date): boolean {
  return isProgram(viewer) && viewer.expiresAt <= now
}

export function isProgram(viewer: Viewer): viewer is ProgramViewer {
  return 'tokenId' in viewer
}

import { DECISION_NOTE_MAX, REPORT_NOTE_MAX, SUSPEND_DAYS_MAX } from '#rules/limits.ts'

export const reportSubjectNotFound = 'What you report does not exist.'
export const reportOwn = 'You cannot report yourself or your own content.'
export const reportNoteTooLong = `A note can have at most ${REPORT_NOTE_MAX} characters.`
export const caseNotFound = 'The case does not exist.'
export const decisionNoteRequired = 'Enter a note, which the author reads.'
export const appealRequired = 'Enter why the decision should change.'
export const decisionNoteTooLong = `Enter at most ${DECISION_NOTE_MAX} characters.`
export const suspendDaysInvalid = `A suspension has 1 to ${SUSPEND_DAYS_MAX} days, or no end.`
export const suspendDaysOnly = 'Only a suspension has a number of days.'
export const moderatorsOnly = 'Only moderators may do this.'
export const caseOfOwnContent = 'Another moderator has to decide about your own content.'
export const caseOfAdmin = 'Moderators cannot act on administrators.'
export const caseAlreadyDecided = 'Another moderator has decided this case already.'
export const appealNeedsAnotherModerator = 'Another moderator has to decide about this appeal.'
export const reinstateUndecided = 'There is no decision to withdraw yet.'
export const appealDecision = 'An appeal is granted by REINSTATE or declined by the same action.'
export const removeMember = 'A member cannot be removed, but warned or suspended.'
export const markNonPost = 'Only posts can be marked as sensitive.'
export const alreadySensitive = 'This post is marked as sensitive already.'
export const subjectDeleted =
  'The content was deleted meanwhile. Dismiss the case, or warn or suspend its author.'
export const authorDeleted = 'The account was deleted meanwhile. Dismiss the case.'
export const notAppealable = 'This decision cannot be appealed, or was appealed already.'
export const appealUnknown = 'The link is not valid. Open it again from the mail.'

/** For parts that are loaded on demand. `messages` is part of the first screen. */
export const reportSent = 'Reported. A moderator will look at it.'
export const reportNoteSent = 'Note sent'
export const reportFailed = 'Failed to send the report. Please try again.'
export const reportNoteFailed = 'Failed to send the note. Please try again.'

/** The rules of the site, in the order in which reports offer them. */
export const REPORT_REASONS = {
  SPAM: 'Spam or scam',
  HARASSMENT: 'Harassment or bullying',
  HATE: 'Hate',
  VIOLENCE: 'Violence or threats',
  SEXUAL: 'Sexual content',
  SELF_HARM: 'Self-harm',
  ILLEGAL: 'Illegal content',
  COPYRIGHT: 'Copyright',
  OTHER: 'Something else',
} as const

export type ReportReason = keyof typeof REPORT_REASONS

export const isReportReason = (name: string): name is ReportReason => name in REPORT_REASONS

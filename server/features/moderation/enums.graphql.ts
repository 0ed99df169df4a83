import { REPORT_REASONS } from '#rules/moderation-rules.ts'
import { builder } from '#server/platform/graphql/builder.ts'

export const ReportReasonRef = builder.enumType('ReportReason', {
  description: 'The rules of the site that reports refer to.',
  values: {
    SPAM: { description: `${REPORT_REASONS.SPAM}.` },
    HARASSMENT: { description: `${REPORT_REASONS.HARASSMENT}.` },
    HATE: { description: `${REPORT_REASONS.HATE}.` },
    VIOLENCE: { description: `${REPORT_REASONS.VIOLENCE}.` },
    SEXUAL: { description: `${REPORT_REASONS.SEXUAL}.` },
    SELF_HARM: { description: `${REPORT_REASONS.SELF_HARM}.` },
    ILLEGAL: { description: `${REPORT_REASONS.ILLEGAL}.` },
    COPYRIGHT: { description: `${REPORT_REASONS.COPYRIGHT}.` },
    OTHER: { description: `${REPORT_REASONS.OTHER}.` },
  } as const,
})

export const CaseStatusRef = builder.enumType('CaseStatus', {
  description: 'Whether a case waits for a decision.',
  values: {
    OPEN: { description: 'It waits for the first decision.' },
    APPEALED: { description: 'It waits for the decision about the appeal of the author.' },
    DECIDED: { description: 'It is decided.' },
  } as const,
})

const CASE_ACTIONS = {
  DISMISS: { description: 'Nothing is done.' },
  REMOVE: {
    description:
      'The post, comment or group is hidden from everyone except its author and moderators. A group is hidden with its posts.',
  },
  MARK_SENSITIVE: { description: 'The post is marked as sensitive.' },
  WARN: { description: 'The author is warned.' },
  SUSPEND: {
    description: 'The author is suspended: their profile and content are hidden, and they are signed out.',
  },
  REINSTATE: { description: 'The decision in force is withdrawn, and its effect is undone.' },
} as const

export const CaseActionRef = builder.enumType('CaseAction', {
  description: 'The decision of a moderator about a case.',
  values: CASE_ACTIONS,
})

export const LoggedActionRef = builder.enumType('LoggedAction', {
  description: 'The types of actions in the log of moderation.',
  values: {
    ...CASE_ACTIONS,
    DELETE_COMMENT: { description: 'A moderator deleted the comment of another member.' },
    DELETE_POST: { description: 'The operator deleted a post.' },
    CHANGE_ROLE: { description: 'The operator changed the role of a member.' },
    END_SUSPENSION: { description: 'The time of a suspension was over.' },
  } as const,
})

import { DECISION_NOTE_MAX, REPORT_NOTE_MAX, SUSPEND_DAYS_MAX } from './limits.ts'
import { messages } from './messages.ts'
import { countCharacters, normalizeText } from './post-text.ts'
import { isReportReason, type ReportReason } from './report-reasons.ts'
import { readableText } from './text-input.ts'
import { z } from './zod.ts'

export { REPORT_REASONS, type ReportReason } from './report-reasons.ts'

const textOf = (max: number, tooLong: string) =>
  readableText({ tooLong })
    .transform(normalizeText)
    .refine((text) => countCharacters(text, max + 1) <= max, tooLong)

export const reportNoteSchema = textOf(REPORT_NOTE_MAX, messages.reportNoteTooLong)

const requiredText = (required: string) =>
  textOf(DECISION_NOTE_MAX, messages.decisionNoteTooLong).refine((text) => text !== '', required)

export const decisionNoteSchema = requiredText(messages.decisionNoteRequired)

export const appealTextSchema = requiredText(messages.appealRequired)

export const appealSchema = z.object({ text: appealTextSchema })

export const suspendDaysSchema = z
  .int(messages.suspendDaysInvalid)
  .min(1, messages.suspendDaysInvalid)
  .max(SUSPEND_DAYS_MAX, messages.suspendDaysInvalid)

/** The form of a decision. 0 days suspend without an end. */
export const decisionFormSchema = z.object({
  reason: z.custom<ReportReason>((value) => isReportReason(String(value))),
  days: z.int().min(0).max(SUSPEND_DAYS_MAX),
  note: decisionNoteSchema,
})

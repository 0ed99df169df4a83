import { z } from 'zod'
import { defineTopic } from '#server/platform/events/topics.ts'

/** A case was opened, received a report or an appeal, or was decided. */
export const caseChanged = defineTopic('caseChanged', z.object({ caseId: z.uuid() }))

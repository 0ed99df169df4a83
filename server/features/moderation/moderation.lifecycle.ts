import { z } from 'zod'
import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { dateTimeField, idField } from '#server/platform/rest/fields.ts'
import { ReportReason } from '#server/generated/prisma/client.ts'
import { endSuspensions } from './end-suspensions.ts'

registerLifecycle({
  accountDeletion: {
    async prepare(_dependencies, transaction, authorId) {
      await transaction.moderationCase.updateMany({
        where: { authorId },
        data: { snapshot: '', appealText: '' },
      })
      await transaction.report.updateMany({ where: { reporterId: authorId }, data: { note: '' } })
      return () => undefined
    },
  },
  dataExport: {
    reports: {
      schema: z.array(
        z.object({
          subjectId: idField('reported post, comment, member or group'),
          reason: z.enum(ReportReason).meta({ description: 'The rule that is broken.', examples: ['SPAM'] }),
          note: z.string().meta({ description: 'What the member added.', examples: [''] }),
          createdAt: dateTimeField('The time of the report.'),
        }),
      ),
      async load({ database }, reporterId) {
        const reports = await database.report.findMany({
          where: { reporterId },
          orderBy: { createdAt: 'asc' },
          include: { case: { select: { subjectId: true } } },
        })
        return reports.map(({ reason, note, createdAt, case: { subjectId } }) => {
          return { subjectId, reason, note, createdAt }
        })
      },
    },
    decisions: {
      schema: z.array(
        z.object({
          subjectId: idField('post, comment, member or group that was decided about'),
          action: z.string().meta({ description: 'What moderators decided.', examples: ['WARN'] }),
          reason: z
            .string()
            .nullable()
            .meta({ description: 'The rule that was broken.', examples: ['SPAM'] }),
          appealText: z.string().meta({ description: 'What the member wrote against it.', examples: [''] }),
          decidedAt: dateTimeField('The time of the decision.'),
        }),
      ),
      async load({ database }, authorId) {
        const cases = await database.moderationCase.findMany({
          where: { authorId, action: { not: 'DISMISS' } },
          orderBy: { decidedAt: 'asc' },
        })
        return cases.map(({ subjectId, action, reason, appealText, decidedAt }) => {
          return { subjectId, action, reason, appealText, decidedAt }
        })
      },
    },
  },
  repeatedTasks: [{ name: 'end suspensions', interval: 30_000, run: endSuspensions }],
})

import { builder } from '#server/platform/graphql/builder.ts'
import { loadTransparency, type TransparencyMonth } from './transparency.ts'

const Month = builder.objectRef<TransparencyMonth>('TransparencyMonth').implement({
  description: 'The numbers of a month in UTC.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'The month, such as `2026-11`.' }),
    reports: t.exposeInt('reports', { description: 'The number of reports by members.' }),
    removals: t.exposeInt('removals', { description: 'The number of removed posts and comments.' }),
    suspensions: t.exposeInt('suspensions', { description: 'The number of suspensions.' }),
    appeals: t.exposeInt('appeals', { description: 'The number of appeals.' }),
    reinstatements: t.exposeInt('reinstatements', { description: 'The number of withdrawn decisions.' }),
  }),
})

const TransparencyReport = builder
  .objectRef<{ months: TransparencyMonth[]; contact: string | null }>('TransparencyReport')
  .implement({
    description: 'Statistics of reports and decisions.',
    fields: (t) => ({
      months: t.field({
        type: [Month],
        description: 'The last months in which something happened, newest first, at most 24.',
        resolve: ({ months }) => months,
      }),
      contact: t.exposeString('contact', {
        nullable: true,
        description: 'How authorities and members reach the operator about illegal content. Null if not set.',
      }),
    }),
  })

builder.queryField('transparency', (t) =>
  t.field({
    type: TransparencyReport,
    authScopes: { public: true },
    description: 'Statistics of reports and decisions by month. The numbers can be a minute old.',
    resolve: async (_root, _args, { dependencies }) => ({
      months: await loadTransparency(dependencies),
      contact: dependencies.site.authorityContact,
    }),
  }),
)

import type { Mailer } from '#server/ports/mailer.ts'
import type { Metrics } from '#server/ports/metrics.ts'

/** The same mailer, with a count of what it was given and what became of it. */
export function measureMails(mailer: Mailer, metrics: Metrics): Mailer {
  let queued = 0
  metrics.watch('mails_queued', () => queued)
  return {
    async send(mail) {
      queued += 1
      try {
        await mailer.send(mail)
        metrics.count('mails_total', { outcome: 'sent' })
      } catch (error) {
        metrics.count('mails_total', { outcome: 'failed' })
        throw error
      } finally {
        queued -= 1
      }
    },
    close: mailer.close,
  }
}

import type { Mailer } from '#server/ports/mailer.ts'
import type { Metrics } from '#server/ports/metrics.ts'

/** The same mailer, with a count of what became of each try. */
export function measureMails(mailer: Mailer, metrics: Metrics): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
        metrics.count('mails_total', { outcome: 'sent' })
      } catch (error) {
        metrics.count('mails_total', { outcome: 'failed' })
        throw error
      }
    },
    close: mailer.close,
  }
}

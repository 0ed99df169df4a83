import type { Mailer } from './mailer.ts'
import type { Metrics } from '#server/platform/telemetry/metrics.ts'

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

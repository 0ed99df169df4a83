import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { createJobQueue } from '#server/platform/queue/job-queue.ts'
import type { JobHandler } from '#server/platform/queue/run-job.ts'
import type { Mail, Mailer, QueuedMailer } from './mailer.ts'

/** With the delays below, the attempts span about two hours. */
export const MAIL_TRIES = 20
/** Seconds. The delay doubles after each attempt. */
const FIRST_DELAY = 2
const LONGEST_DELAY = 600

const mailSchema: z.ZodType<Mail> = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
/** The encrypted mail in base64. */
const sealedSchema = z.object({ sealed: z.string() })

const MAILS = {
  name: 'mails',
  data: sealedSchema,
  concurrency: 10,
  retryDelays: Array.from({ length: MAIL_TRIES - 1 }, (_value, retry) =>
    Math.min(FIRST_DELAY * 2 ** retry, LONGEST_DELAY),
  ),
}

type Parts = Pick<Dependencies, 'database' | 'log' | 'metrics'> & {
  secrets: Pick<Dependencies['secrets'], 'mailKeys'>
}

/** Stores each mail before its first attempt, so that an outage or the end of a process loses none. */
export function createQueuedMailer(transport: Mailer, parts: Parts): QueuedMailer {
  const { log, secrets, metrics } = parts
  const queue = createJobQueue(MAILS, parts)
  metrics.watch('mails_queued', async () => {
    const { waiting, active } = await queue.count()
    return waiting + active
  })
  const handler: JobHandler<z.infer<typeof sealedSchema>> = {
    async run({ sealed }, { id }) {
      const mail = decrypt(secrets.mailKeys, id, Buffer.from(sealed, 'base64'))
      if (!mail) {
        log.error({ mail: id }, 'Mail was discarded: its encryption key no longer exists')
        return 'done'
      }
      try {
        await transport.send(mail)
      } catch (error) {
        metrics.count('mails_total', { outcome: 'failed' })
        throw error
      }
      metrics.count('mails_total', { outcome: 'sent' })
      return 'done'
    },
    async giveUp(_sealed, { id, number: tries }) {
      log.error({ mail: id, tries }, 'Mail was discarded after the last attempt')
    },
  }
  return {
    async send(mail) {
      const id = uuidv7()
      const sealed = encrypt(secrets.mailKeys, id, mail).toString('base64')
      await queue.addAndRun(id, { sealed }, handler)
    },
    sendQueued: () => queue.runDue(handler),
    async close() {
      await queue.close()
      transport.close()
    },
  }
}

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** The nonce, the tag and the encrypted mail, which is bound to the id of its row. */
function encrypt([key]: readonly Uint8Array[], id: string, mail: Mail): Buffer {
  if (!key) throw new Error('No key to encrypt mails')
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(id))
  const text = Buffer.concat([cipher.update(JSON.stringify(mail)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Null if the mail was encrypted with an unknown key, or modified. */
function decrypt(keys: readonly Uint8Array[], id: string, sealed: Buffer): Mail | null {
  for (const key of keys) {
    const mail = decryptWith(key, id, sealed)
    if (mail) return mail
  }
  return null
}

function decryptWith(key: Uint8Array, id: string, sealed: Buffer): Mail | null {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE))
    .setAAD(Buffer.from(id))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  const text = decipher.update(sealed.subarray(NONCE + TAG))
  try {
    return mailSchema.parse(JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8')))
  } catch {
    return null
  }
}

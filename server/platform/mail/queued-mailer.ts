import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Mail, Mailer, QueuedMailer } from './mailer.ts'

/** With the delays below, the attempts span about two hours. */
export const MAIL_TRIES = 20
/** Seconds. The delay doubles after each attempt. */
const FIRST_DELAY = 2
const LONGEST_DELAY = 600
/** Seconds after which another process retries a mail whose process has ended. */
const ATTEMPT_SECONDS = 120
const CONCURRENCY = 10

const mailSchema: z.ZodType<Mail> = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
type QueuedMail = { id: string; sealed: Uint8Array; tries: number }
type Parts = Pick<Dependencies, 'database' | 'clock' | 'log' | 'metrics'> & {
  secrets: Pick<Dependencies['secrets'], 'mailKeys'>
}

/** Stores each mail before its first attempt, so that an outage or the end of a process loses none. */
export function createQueuedMailer(transport: Mailer, parts: Parts): QueuedMailer {
  const { database, clock, log, secrets, metrics } = parts
  metrics.watch('mails_queued', () => database.queuedMail.count())
  const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)

  const attempt = async ({ id, tries }: Omit<QueuedMail, 'sealed'>, mail: Mail) => {
    try {
      await transport.send(mail)
      metrics.count('mails_total', { outcome: 'sent' })
    } catch (error) {
      metrics.count('mails_total', { outcome: 'failed' })
      if (tries >= MAIL_TRIES) {
        log.error({ err: error, mail: id, tries }, 'Mail was discarded after the last attempt')
        await remove(id)
        return
      }
      log.warn({ err: error, mail: id, tries }, 'Sending a mail failed and will be retried')
      const nextTryAt = later(Math.min(FIRST_DELAY * 2 ** (tries - 1), LONGEST_DELAY))
      await database.queuedMail.updateMany({ where: { id }, data: { nextTryAt } })
      return
    }
    await remove(id)
  }
  const remove = async (id: string) => {
    await database.queuedMail.deleteMany({ where: { id } })
  }
  const retry = async (waiting: QueuedMail) => {
    const mail = decrypt(secrets.mailKeys, waiting)
    if (mail) return attempt(waiting, mail)
    log.error({ mail: waiting.id }, 'Mail was discarded: its encryption key no longer exists')
    return remove(waiting.id)
  }
  // A claimed mail belongs to one process for the duration of an attempt, even if that process ends.
  const claim = () => database.$queryRaw<QueuedMail[]>`
    UPDATE queued_mails SET tries = tries + 1, next_try_at = ${later(ATTEMPT_SECONDS)}
    WHERE id IN (
      SELECT id FROM queued_mails WHERE next_try_at <= ${clock.now()}
      ORDER BY next_try_at LIMIT ${CONCURRENCY} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, sealed, tries`

  return {
    async send(mail) {
      const id = uuidv7()
      const queued = {
        id,
        sealed: encrypt(secrets.mailKeys, id, mail),
        tries: 1,
        nextTryAt: later(ATTEMPT_SECONDS),
      }
      await database.queuedMail.create({ data: queued })
      await attempt(queued, mail)
    },
    async sendQueued() {
      const waiting = await claim()
      await Promise.all(waiting.map(retry))
    },
    close: transport.close,
  }
}

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** The nonce, the tag and the encrypted mail, which is bound to the id of its row. */
function encrypt([key]: readonly Uint8Array[], id: string, mail: Mail): Uint8Array<ArrayBuffer> {
  if (!key) throw new Error('No key to encrypt mails')
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(id))
  const text = Buffer.concat([cipher.update(JSON.stringify(mail)), cipher.final()])
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), text]))
}

/** Null if the mail was encrypted with an unknown key, or modified. */
function decrypt(keys: readonly Uint8Array[], waiting: QueuedMail): Mail | null {
  for (const key of keys) {
    const mail = decryptWith(key, waiting)
    if (mail) return mail
  }
  return null
}

function decryptWith(key: Uint8Array, { id, sealed }: QueuedMail): Mail | null {
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

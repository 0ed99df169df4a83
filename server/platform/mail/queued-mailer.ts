import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Mail, Mailer, QueuedMailer } from './mailer.ts'

/** The waits between them add up to about two hours. */
export const MAIL_TRIES = 20
/** Seconds; the first wait, which doubles up to the longest. */
const FIRST_WAIT = 2
const LONGEST_WAIT = 600
/** Seconds that one try may take; a mail whose process ended meanwhile is tried again after them. */
const TURN = 120
const AT_ONCE = 10

const mailSchema: z.ZodType<Mail> = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
type Waiting = { id: string; sealed: Uint8Array; tries: number }
type Parts = Pick<Dependencies, 'database' | 'clock' | 'log' | 'metrics'> & {
  secrets: Pick<Dependencies['secrets'], 'mailKeys'>
}

/** Each mail is kept in the database before its first try, so that neither an outage nor the end of a process loses it. */
export function createQueuedMailer(transport: Mailer, parts: Parts): QueuedMailer {
  const { database, clock, log, secrets, metrics } = parts
  metrics.watch('mails_queued', () => database.queuedMail.count())
  const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)

  const attempt = async ({ id, tries }: Omit<Waiting, 'sealed'>, mail: Mail) => {
    try {
      await transport.send(mail)
    } catch (error) {
      if (tries >= MAIL_TRIES) {
        log.error({ err: error, mail: id, tries }, 'A mail was given up')
        await forget(id)
        return
      }
      log.warn({ err: error, mail: id, tries }, 'A mail could not be sent, and waits for another try')
      const nextTryAt = later(Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT))
      await database.queuedMail.updateMany({ where: { id }, data: { nextTryAt } })
      return
    }
    await forget(id)
  }
  const forget = async (id: string) => {
    await database.queuedMail.deleteMany({ where: { id } })
  }
  const tryAgain = async (waiting: Waiting) => {
    const mail = unseal(secrets.mailKeys, waiting)
    if (mail) return attempt(waiting, mail)
    log.error({ mail: waiting.id }, 'A mail was given up: it was sealed under a key that is gone')
    return forget(waiting.id)
  }
  // Who takes a mail has it to itself for its turn, whatever becomes of that process.
  const take = () => database.$queryRaw<Waiting[]>`
    UPDATE queued_mails SET tries = tries + 1, next_try_at = ${later(TURN)}
    WHERE id IN (
      SELECT id FROM queued_mails WHERE next_try_at <= ${clock.now()}
      ORDER BY next_try_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, sealed, tries`

  return {
    async send(mail) {
      const id = uuidv7()
      const kept = { id, sealed: seal(secrets.mailKeys, id, mail), tries: 1, nextTryAt: later(TURN) }
      await database.queuedMail.create({ data: kept })
      await attempt(kept, mail)
    },
    async sendWaiting() {
      const waiting = await take()
      await Promise.all(waiting.map(tryAgain))
    },
    close: transport.close,
  }
}

const CIPHER = 'aes-256-gcm'
/** Bytes, as the cipher has them. */
const NONCE = 12
const TAG = 16

/** Nonce, tag and text; bound to its row. */
function seal([key]: readonly Uint8Array[], id: string, mail: Mail): Uint8Array<ArrayBuffer> {
  if (!key) throw new Error('There is no key to seal mails with')
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(id))
  const text = Buffer.concat([cipher.update(JSON.stringify(mail)), cipher.final()])
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), text]))
}

/** Null when it was sealed under another key, or changed since. */
function unseal(keys: readonly Uint8Array[], waiting: Waiting): Mail | null {
  for (const key of keys) {
    const mail = unsealWith(key, waiting)
    if (mail) return mail
  }
  return null
}

function unsealWith(key: Uint8Array, { id, sealed }: Waiting): Mail | null {
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

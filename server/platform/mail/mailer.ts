export type Mail = {
  /** One plain address. */
  to: string
  subject: string
  text: string
  html: string
}

/** Hands a mail to whoever delivers it, or keeps it for another try. Rejects when it was neither accepted nor kept. */
export type Mailer = {
  send(mail: Mail): Promise<void>
  close(): void
}

/** Keeps each mail until it is delivered, or was tried for the last time. */
export type QueuedMailer = Mailer & {
  /** Those whose turn it is; in any number of processes at once. */
  sendWaiting(): Promise<void>
}

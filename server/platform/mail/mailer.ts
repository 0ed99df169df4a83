export type Mail = {
  to: string
  subject: string
  text: string
  html: string
}

/** `send` rejects if the mail was neither accepted nor queued. */
export type Mailer = {
  send(mail: Mail): Promise<void>
  close(): void
}

/** Stores each mail until it is sent or its last attempt has failed. */
export type QueuedMailer = Pick<Mailer, 'send'> & {
  sendQueued(): Promise<void>
  close(): Promise<void>
}

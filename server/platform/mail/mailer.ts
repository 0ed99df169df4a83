export type Mail = {
  /** An email address without a display name. */
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
export type QueuedMailer = Mailer & {
  /** Sends the mails that are due. Several processes can do this concurrently. */
  sendQueued(): Promise<void>
}

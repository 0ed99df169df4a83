export type Mail = {
  /** One plain address. */
  to: string
  subject: string
  text: string
  html: string
}

/** Hands a mail to whoever delivers it. Rejects when it was not accepted. */
export type Mailer = {
  send(mail: Mail): Promise<void>
  close(): void
}

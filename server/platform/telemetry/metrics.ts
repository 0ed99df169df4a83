/** What is counted, and what each count says. */
export type Counters = {
  mails_total: { outcome: 'sent' | 'failed' }
  wrong_codes_total: { purpose: 'verify_email' | 'reset_password' | 'change_email' | 'link_identity' }
  uploads_total: { outcome: 'accepted' | 'refused' }
  /** Of the uploads that were accepted, as they came. */
  upload_bytes_total: Record<string, never>
}

/** What takes time, in seconds, and what each time says. Every label is from a list that no caller can lengthen. */
export type Durations = {
  http_request_duration_seconds: { method: string; route: string; status: string }
  graphql_operation_duration_seconds: { operation: string; type: string; outcome: string }
}

/** What is looked up when somebody reads: one number, or one for each state. */
export type Gauges = {
  database_pool: 'total' | 'idle' | 'waiting'
  video_queue: 'waiting' | 'active' | 'failed'
  mails_queued: never
  websockets: never
  graphql_subscriptions: never
}

type Reading<State extends string> = [State] extends [never] ? number : Record<State, number>

/** Numbers for who operates the site. Counting takes no time worth naming, and never fails. */
export type Metrics = {
  count<Name extends keyof Counters>(name: Name, labels: Counters[Name], amount?: number): void
  time<Name extends keyof Durations>(name: Name, labels: Durations[Name], seconds: number): void
  /** `read` is called whenever somebody reads; what it cannot tell is left out. */
  watch<Name extends keyof Gauges>(
    name: Name,
    read: () => Reading<Gauges[Name]> | Promise<Reading<Gauges[Name]>>,
  ): void
  /** All of it in Prometheus' text format, with that format's content type. */
  read(): Promise<{ contentType: string; text: string }>
}

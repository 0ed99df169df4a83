export type Counters = {
  mails_total: { outcome: 'sent' | 'failed' }
  wrong_codes_total: { purpose: 'verify_email' | 'reset_password' | 'change_email' | 'link_identity' }
  uploads_total: { outcome: 'accepted' | 'refused' }
  /** The bytes of accepted uploads, as they were received. */
  upload_bytes_total: Record<string, never>
}

/** In seconds. Clients cannot create values of labels. */
export type Durations = {
  http_request_duration_seconds: { method: string; route: string; status: string }
  graphql_operation_duration_seconds: { operation: string; type: string; outcome: string }
}

export type Gauges = {
  database_pool: 'total' | 'idle' | 'waiting'
  video_queue: 'waiting' | 'active' | 'failed'
  mails_queued: never
  websockets: never
  graphql_subscriptions: never
}

type Reading<State extends string> = [State] extends [never] ? number : Record<State, number>

export type Metrics = {
  count<Name extends keyof Counters>(name: Name, labels: Counters[Name], amount?: number): void
  time<Name extends keyof Durations>(name: Name, labels: Durations[Name], seconds: number): void
  /** `read` is called for each scrape. A gauge whose `read` fails is omitted. */
  watch<Name extends keyof Gauges>(
    name: Name,
    read: () => Reading<Gauges[Name]> | Promise<Reading<Gauges[Name]>>,
  ): void
  read(): Promise<{ contentType: string; text: string }>
}

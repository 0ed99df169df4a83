/** What members watching a list hear of. Events carry ids only: each listener reads what it may see. */
export type PostEvent = { type: 'post-created' | 'post-deleted'; postId: string }

/** Some session or token of the member is no longer good: whoever watches by one asks whether it is theirs. */
export type AccessEnded = { type: 'access-ended'; memberId: string }

/** Events were lost on their way between processes: what a watcher knows may be out of date. */
export type EventsMissed = { type: 'events-missed' }

export type CommunityEvent = PostEvent | AccessEnded | EventsMissed

export type EventListener = {
  onEvent(event: CommunityEvent): void
  /** No more will come: the server stops. */
  onClose(): void
}

/** Tells every listener, in this process and in the others, of what has happened. Published after the commit. */
export type Events = {
  publish(event: CommunityEvent): Promise<void>
  /** Until the returned function is called. */
  subscribe(listener: EventListener): () => void
  /** Tells every listener that no more will come. */
  endSubscriptions(): void
  close(): Promise<void>
}

import {
  Store,
  type OperationAvailability,
  type OperationDescriptor,
  type RequestDescriptor,
} from 'relay-runtime'
import { isPersisted } from './persisted-operations.ts'
import type { Records } from './persisted-records.ts'

/** Relay's store, with the persisted queries and the times at which they were answered, before a reload as well. */
export class TimedStore extends Store {
  readonly fetchTimes = new Map<string, number>()
  /** The persisted queries that this page has used, by their identifiers. */
  readonly operations = new Map<string, OperationDescriptor>()
  /** The records that an earlier page has persisted. */
  restored: Records = {}

  override check(...args: Parameters<Store['check']>): OperationAvailability {
    const availability = super.check(...args)
    if (availability.status !== 'available') return availability
    const [operation] = args
    this.track(operation)
    const fetchTime = availability.fetchTime ?? this.fetchTimes.get(operation.request.identifier) ?? null
    return { status: 'available', fetchTime }
  }

  override notify(operation?: OperationDescriptor, invalidateStore?: boolean): readonly RequestDescriptor[] {
    // Relay forgets the times of queries that it no longer keeps, and does not tell those it knows.
    if (operation) this.track(operation, Date.now())
    return super.notify(operation, invalidateStore)
  }

  private track(operation: OperationDescriptor, fetchTime?: number): void {
    if (!isPersisted(operation)) return
    const { identifier } = operation.request
    this.operations.set(identifier, operation)
    if (fetchTime) this.fetchTimes.set(identifier, fetchTime)
  }
}

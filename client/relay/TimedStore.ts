import {
  Store,
  type OperationAvailability,
  type OperationDescriptor,
  type RequestDescriptor,
} from 'relay-runtime'
import type { Records } from './records-to-keep.ts'

/** Relay's store, with the times at which queries were answered: those of lists kept over a reload as well. */
export class TimedStore extends Store {
  readonly fetchTimes = new Map<string, number>()
  /** The queries that this page has used, by their identifiers. */
  readonly operations = new Map<string, OperationDescriptor>()
  /** The records that an earlier page has persisted. */
  restored: Records = {}

  override check(...args: Parameters<Store['check']>): OperationAvailability {
    const availability = super.check(...args)
    if (availability.status !== 'available') return availability
    const [operation] = args
    const { request } = operation
    this.operations.set(request.identifier, operation)
    return {
      status: 'available',
      fetchTime: availability.fetchTime ?? this.fetchTimes.get(request.identifier) ?? null,
    }
  }

  override notify(operation?: OperationDescriptor, invalidateStore?: boolean): readonly RequestDescriptor[] {
    // Relay forgets the times of queries that it no longer keeps, and does not tell those it knows.
    if (operation?.request.node.params.operationKind === 'query') {
      this.fetchTimes.set(operation.request.identifier, Date.now())
      this.operations.set(operation.request.identifier, operation)
    }
    return super.notify(operation, invalidateStore)
  }
}

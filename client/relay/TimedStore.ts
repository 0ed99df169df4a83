import {
  Store,
  type OperationAvailability,
  type OperationDescriptor,
  type RequestDescriptor,
} from 'relay-runtime'

/** Relay's store, with the times at which queries were answered: those of lists kept over a reload as well. */
export class TimedStore extends Store {
  readonly fetchTimes = new Map<string, number>()

  override check(...args: Parameters<Store['check']>): OperationAvailability {
    const availability = super.check(...args)
    if (availability.status !== 'available') return availability
    const [{ request }] = args
    return {
      status: 'available',
      fetchTime: availability.fetchTime ?? this.fetchTimes.get(request.identifier) ?? null,
    }
  }

  override notify(operation?: OperationDescriptor, invalidateStore?: boolean): readonly RequestDescriptor[] {
    // Relay forgets the times of queries that it no longer keeps, and does not tell those it knows.
    if (operation?.request.node.params.operationKind === 'query')
      this.fetchTimes.set(operation.request.identifier, Date.now())
    return super.notify(operation, invalidateStore)
  }
}

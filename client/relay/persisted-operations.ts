import type { OperationDescriptor } from 'relay-runtime'

/**
 * The operations of the screens that can be restored. Settings, the profile form and mutations are left out: passwords,
 * addresses, tokens and devices must not be written to the browser's storage.
 */
export const PERSISTED_OPERATIONS =
  /^((shell|feed|trending|ranking|create|profile|member|post)Loader|TrendingPanelMembers)Query$/

export function isPersisted({ request }: OperationDescriptor): boolean {
  return PERSISTED_OPERATIONS.test(request.node.params.name)
}

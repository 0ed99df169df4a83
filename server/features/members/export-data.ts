import { passwordIfAnySchema } from '#rules/member-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { lifecycles } from '#server/platform/lifecycle.ts'
import { parseInput } from '#server/platform/refusals.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'
import { requireReauthentication } from '#server/features/auth/reauthentication.ts'

/**
 * Requires the password, or a recent sign-in of members without one. Features export the data through their
 * lifecycle.
 */
export async function exportData(
  dependencies: Dependencies,
  viewer: SessionViewer,
  input: { password?: unknown },
): Promise<Record<string, unknown>> {
  const { password } = parseInput(passwordIfAnySchema, input)
  await requireReauthentication(dependencies, viewer, password)
  const data: Record<string, unknown> = { exportedAt: dependencies.clock.now() }
  for (const { dataExport = {} } of lifecycles())
    for (const [section, load] of Object.entries(dataExport))
      data[section] = await load(dependencies, viewer.memberId)
  return data
}

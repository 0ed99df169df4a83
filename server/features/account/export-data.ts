import { z } from 'zod'
import { passwordIfAnySchema } from '#rules/member-rules.ts'
import { requireReauthentication } from './reauthentication.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { lifecycles } from '#server/platform/lifecycle.ts'
import { parseInput } from '#server/platform/refusals.ts'
import { dateTimeField } from '#server/platform/rest/fields.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'

/** Features contribute sections to the exported file through their lifecycle. */
function exportSections() {
  return lifecycles().flatMap(({ dataExport = {} }) => Object.entries(dataExport))
}

export function buildExportSchema() {
  return z.strictObject({
    exportedAt: dateTimeField('The time of the export.'),
    ...Object.fromEntries(exportSections().map(([name, { schema }]) => [name, schema])),
  })
}

/** Requires the password, or a recent sign-in of members without one. */
export async function exportData(
  dependencies: Dependencies,
  viewer: SessionViewer,
  input: { password?: unknown },
): Promise<z.output<ReturnType<typeof buildExportSchema>>> {
  const { password } = parseInput(passwordIfAnySchema, input)
  await requireReauthentication(dependencies, viewer, password)
  const data: Record<string, unknown> = { exportedAt: dependencies.clock.now() }
  for (const [name, { load }] of exportSections()) data[name] = await load(dependencies, viewer.memberId)
  return buildExportSchema().parse(data)
}

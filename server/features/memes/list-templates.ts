import { sql } from 'kysely'
import { findTemplates } from '#rules/memes/templates/find-templates.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import { pageOfArray } from '#server/platform/lists/page-of-array.ts'
import type { ConnectionArguments, Page } from '#server/platform/lists/paged-list.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { TEMPLATES, type TemplateView } from './templates.ts'

export type TemplateSort = 'POPULAR' | 'NEWEST' | 'NAME'

const USES = prepareQuery(
  'template-uses',
  ({ ids }: ParametersOf<{ ids: readonly string[] }>) => sql<{ id: string; useCount: number }>`
    SELECT id, use_count AS "useCount" FROM ${unnestIds(ids)} AS requested JOIN meme_template_uses USING (id)`,
)

/** Returns the numbers of public memes with the templates, in the order of the ids. */
export async function countTemplateUses(
  { sql: run }: Dependencies,
  ids: readonly string[],
): Promise<number[]> {
  const rows = await USES(run, { ids })
  const counts = new Map(rows.map(({ id, useCount }) => [id, useCount]))
  return ids.map((id) => counts.get(id) ?? 0)
}

/** Returns a page of the templates that match all words of the query. */
export async function listTemplates(
  dependencies: Dependencies,
  query: string,
  sort: TemplateSort,
  window: ConnectionArguments,
): Promise<Page<TemplateView>> {
  const sorted = await sortTemplates(dependencies, sort)
  return pageOfArray(findTemplates(sorted, query), ({ slug }) => slug, window)
}

async function sortTemplates(
  dependencies: Dependencies,
  sort: TemplateSort,
): Promise<readonly TemplateView[]> {
  if (sort === 'NEWEST') return TEMPLATES.toReversed()
  const byName = TEMPLATES.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  if (sort === 'NAME') return byName
  const counts = await countTemplateUses(
    dependencies,
    byName.map(({ id }) => id),
  )
  const uses = new Map(byName.map(({ id }, index) => [id, counts[index] ?? 0]))
  return byName.toSorted((one, other) => (uses.get(other.id) ?? 0) - (uses.get(one.id) ?? 0))
}

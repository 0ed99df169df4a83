import { sql } from 'kysely'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import { findTemplates } from '#rules/memes/templates/find-templates.ts'
import type { MemeTemplate } from '#rules/memes/templates/template.ts'
import { prepareQuery, unnestIds, type ParametersOf } from '#server/platform/database/query.ts'
import { pageOfArray } from '#server/platform/database/page-of-array.ts'
import type { ConnectionArguments, Page } from '#server/platform/database/paged-list.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { templateId } from './templates.ts'

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
): Promise<Page<MemeTemplate>> {
  const sorted = await sortTemplates(dependencies, sort)
  return pageOfArray(findTemplates(sorted, query), ({ slug }) => slug, window)
}

/** New templates are added at the end of the list. */
async function sortTemplates(
  dependencies: Dependencies,
  sort: TemplateSort,
): Promise<readonly MemeTemplate[]> {
  if (sort === 'NEWEST') return memeTemplates.toReversed()
  const byName = memeTemplates.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  if (sort === 'NAME') return byName
  const counts = await countTemplateUses(
    dependencies,
    byName.map(({ slug }) => templateId(slug)),
  )
  const uses = new Map(byName.map(({ slug }, index) => [slug, counts[index] ?? 0]))
  return byName.toSorted((one, other) => (uses.get(other.slug) ?? 0) - (uses.get(one.slug) ?? 0))
}

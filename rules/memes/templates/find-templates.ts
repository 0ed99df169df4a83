import type { MemeTemplate } from './template.ts'

type Searched = Pick<MemeTemplate, 'slug' | 'name' | 'keywords'>

/** Returns the templates of which a word of the name or the keywords begins with each word of the query, in the same order. */
export function findTemplates<Template extends Searched>(
  templates: readonly Template[],
  query: string,
): Template[] {
  const words = wordsOf(query)
  return templates.filter((template) => {
    const known = wordsOf([template.name, template.slug, ...template.keywords].join(' '))
    return words.every((word) => known.some((candidate) => candidate.startsWith(word)))
  })
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

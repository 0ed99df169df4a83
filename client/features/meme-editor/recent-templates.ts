import { createRecentNames } from './recent-names.ts'
import { templatesOf, type TemplateFile } from './template-files.ts'

const recentTemplates = createRecentNames('recent meme templates', 8)

export const rememberTemplate = recentTemplates.remember

/** Templates that no longer exist are left out. */
export function useRecentTemplates(): TemplateFile[] {
  return templatesOf(recentTemplates.useNames())
}

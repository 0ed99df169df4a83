import { projectFolder } from '#rules/memes/artwork-files.ts'
import { readTemplates } from './read-templates.ts'
import type { MemeTemplate } from './template.ts'

/** Sorted by the date of their addition, then by their slug. */
export const memeTemplates: readonly MemeTemplate[] = readTemplates(projectFolder('rules/memes/templates'))

import {
  lineageLoadFailed,
  templateLoadFailed,
  templatesLoadFailed,
} from '#client/features/memes/messages.ts'
import { failing, never } from './network.ts'
import type { Screen } from './screen.ts'

const meme = { path: ({ memeId }: { memeId: string }) => `/post/${memeId}` } as const
const templates = { by: 'member', path: '/templates', shows: 'Two paths' } as const
const template = { by: 'member', path: '/templates/two-paths', shows: 'Image URL' } as const

/** Memes with their lineage, and the templates. */
export const screens: readonly Screen[] = [
  { ...meme, by: 'member', name: 'remix', shows: /^Remixes/, whole: true },
  {
    ...meme,
    by: 'visitor',
    name: 'remix-visitor',
    isState: true,
    repeats: 'shared-post',
    shows: 'Remixed from',
    whole: true,
  },
  {
    ...meme,
    by: 'member',
    name: 'remix-lineage-failed',
    isState: true,
    repeats: 'feed-failed',
    arrange: failing(/LineageQuery/),
    shows: lineageLoadFailed,
    whole: true,
  },
  { ...templates, name: 'templates' },
  {
    ...templates,
    name: 'templates-search',
    isState: true,
    repeats: 'templates',
    path: '/templates?q=choice&sort=name',
  },
  {
    ...templates,
    name: 'templates-none',
    isState: true,
    repeats: 'discover-empty',
    path: '/templates?q=nothing-like-this',
    shows: /^No templates match/,
  },
  {
    ...templates,
    name: 'templates-loading',
    isState: true,
    repeats: 'profile-loading',
    arrange: never(/templatesLoaderQuery/),
    shows: 'Meme templates',
  },
  {
    ...templates,
    name: 'templates-failed',
    isState: true,
    repeats: 'feed-failed',
    arrange: failing(/templatesLoaderQuery/),
    shows: templatesLoadFailed,
  },
  {
    ...template,
    name: 'template',
    whole: true,
    async act(page) {
      await page.getByRole('region', { name: 'Memes with this template' }).getByRole('link').first().waitFor()
      await page.getByText('Image URL for developers').click()
    },
  },
  {
    ...template,
    name: 'template-loading',
    isState: true,
    repeats: 'profile-loading',
    arrange: never(/templateLoaderQuery/),
    shows: 'Meme template',
  },
  {
    ...template,
    name: 'template-failed',
    isState: true,
    repeats: 'feed-failed',
    arrange: failing(/templateLoaderQuery/),
    shows: templateLoadFailed,
  },
  {
    ...template,
    name: 'template-not-found',
    isState: true,
    repeats: 'not-found',
    path: '/templates/no-such-template',
    shows: 'Go Back Home',
  },
]

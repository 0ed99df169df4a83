import { messages } from '#rules/messages.ts'
import { changing, failing, never } from './network.ts'
import type { Screen } from './screen.ts'

const search = { by: 'member', path: '/search?q=monday' } as const
const tips = 'Search tips'

/** Searches on the screen, because the page of a search contains the results. */
function searching(outcome: string): Pick<Screen, 'path' | 'shows' | 'act'> {
  return {
    path: '/search',
    shows: tips,
    async act(page) {
      await page.getByRole('searchbox').fill('monday')
      await page.getByText(outcome).filter({ visible: true }).first().waitFor()
    },
  }
}

/** The search in its states. */
export const screens: readonly Screen[] = [
  { ...search, name: 'search', shows: /results?$/ },
  {
    ...search,
    name: 'search-members',
    isState: true,
    repeats: 'followers',
    path: '/search?q=m&kind=members',
    shows: /results?$/,
  },
  { ...search, name: 'search-tags', isState: true, path: '/search?q=m&kind=tags', shows: /results?$/ },
  { ...search, name: 'search-start', isState: true, repeats: 'search-recent', path: '/search', shows: tips },
  {
    ...search,
    name: 'search-recent',
    isState: true,
    path: '/search',
    shows: tips,
    async act(page) {
      const field = page.getByRole('searchbox')
      for (const text of ['#monday', 'from:demo is:image', 'a "plot twist" -spoiler']) {
        await field.fill(text)
        await field.press('Enter')
        await field.press('Escape')
      }
      await page.getByRole('button', { name: 'Remove all' }).waitFor()
    },
  },
  {
    ...search,
    name: 'search-no-results',
    isState: true,
    repeats: 'search-tags',
    path: `/search?${new URLSearchParams({ q: 'mondey "no such words" -cat', media: 'video' })}`,
    arrange: changing(/SearchSuggestionQuery/, (data) => {
      data['searchSuggestion'] = 'monday "no such words" -cat'
    }),
    shows: /^Did you mean/,
  },
  {
    ...search,
    name: 'search-too-long',
    isState: true,
    path: '/search',
    shows: tips,
    async act(page) {
      await page.getByRole('searchbox').fill('So many words. '.repeat(20))
      await page.getByText(messages.searchTooLong).waitFor()
    },
  },
  {
    ...search,
    ...searching(messages.postsLoading),
    name: 'search-loading',
    isState: true,
    repeats: 'profile-loading',
    arrange: never(/searchLoaderQuery/),
  },
  {
    ...search,
    ...searching('Search failed'),
    name: 'search-failed',
    isState: true,
    repeats: 'feed-failed',
    arrange: failing(/searchLoaderQuery/),
  },
]

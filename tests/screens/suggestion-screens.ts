import type { Screen } from './screen.ts'

const thread = {
  by: 'member',
  isState: true,
  path: ({ commentedPostId }) => `/post/${commentedPostId}`,
  shows: /^\d+ comments$/,
} as const satisfies Omit<Screen, 'name'>

function typing(text: string, list: string): Pick<Screen, 'act'> {
  return {
    async act(page) {
      await page.getByRole('textbox', { name: 'Add a comment' }).pressSequentially(text)
      await page.getByRole('listbox', { name: list }).getByRole('option').first().waitFor()
    },
  }
}

/** The suggestions while a name is typed. */
export const screens: readonly Screen[] = [
  { ...thread, ...typing('This is so @m', 'Members'), name: 'suggested-members' },
  { ...thread, ...typing('This is so #m', 'Tags'), name: 'suggested-tags' },
]

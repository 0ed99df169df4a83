import { messages } from '#rules/messages.ts'
import { attachMeme } from './attach-meme.ts'
import { choosePhoto } from './choose-photo.ts'
import { changing, objectIn, stalledUploads } from './network.ts'
import type { Screen } from './screen.ts'

const member = { by: 'member' } as const

/** The screens of members without failures. */
export const screens: readonly Screen[] = [
  { ...member, name: 'feed', path: '/m/account/feed', shows: 'Trending Posts' },
  {
    ...member,
    name: 'feed-sensitive',
    path: '/m/account/everyone',
    arrange: changing(/everyoneLoaderQuery/, (data) => {
      const { edges } = objectIn(data, 'feed')
      if (Array.isArray(edges)) for (const edge of edges) objectIn(edge, 'node')['isSensitive'] = true
    }),
    shows: 'Latest Posts',
    act: async (page) => page.getByText('Sensitive content').first().scrollIntoViewIfNeeded(),
  },
  {
    ...member,
    name: 'trending',
    isState: true,
    repeats: 'explain-ranking',
    path: '/m/account/trending',
    shows: 'Trending Now',
  },
  {
    ...member,
    name: 'welcome',
    path: '/welcome',
    shows: 'Pick what makes you laugh',
    act: (page) => page.getByRole('button', { name: '#' }).first().click(),
  },
  {
    ...member,
    name: 'welcome-face',
    isState: true,
    path: '/welcome',
    shows: 'Pick what makes you laugh',
    async act(page) {
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('button', { name: 'Frog' }).click()
    },
  },
  {
    ...member,
    name: 'welcome-meme',
    isState: true,
    path: '/welcome',
    shows: 'Pick what makes you laugh',
    async act(page) {
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('heading', { name: 'Pick a face' }).waitFor()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('heading', { name: 'Make your first meme' }).waitFor()
    },
  },
  { ...member, name: 'ranking', path: '/ranking', shows: '#1 TRENDING' },
  { ...member, name: 'create', path: '/m/account/create', shows: 'Post' },
  {
    ...member,
    name: 'profile',
    isState: true,
    repeats: 'edit-post',
    path: '/m/account/profile',
    shows: 'Your Posts',
  },
  {
    ...member,
    name: 'profile-memes',
    isState: true,
    path: '/m/account/profile?tab=memes',
    shows: 'Your Posts',
    act: async (page) => page.getByRole('tabpanel').getByRole('link').first().waitFor(),
  },
  {
    ...member,
    name: 'profile-comments',
    isState: true,
    repeats: 'comments',
    path: '/m/account/profile?tab=comments',
    shows: 'Your Posts',
    act: async (page) => page.getByRole('article').first().waitFor(),
  },
  {
    ...member,
    name: 'profile-liked',
    isState: true,
    repeats: 'feed',
    path: '/m/account/profile?tab=liked',
    shows: 'Your Posts',
    act: async (page) => page.getByRole('article').first().waitFor(),
  },
  {
    ...member,
    name: 'edit-profile',
    path: '/m/profile/edit',
    shows: /Upload photo|Change photo/,
    whole: true,
  },
  {
    ...member,
    name: 'position-photo',
    isState: true,
    path: '/m/profile/edit',
    shows: /Upload photo|Change photo/,
    act: choosePhoto,
  },
  {
    ...member,
    name: 'member',
    path: ({ otherMemberId }) => `/profile/${otherMemberId}`,
    shows: 'User Posts',
  },
  {
    ...member,
    name: 'post',
    isState: true,
    repeats: 'remix',
    path: ({ postId }) => `/post/${postId}`,
    shows: /^Post$/,
  },
  {
    ...member,
    name: 'feed-scrolled-down',
    isState: true,
    repeats: 'feed',
    path: '/m/account/feed',
    shows: 'Trending Posts',
    act: async (page) => {
      await page.getByRole('article').first().waitFor()
      await page.evaluate(() => window.scrollTo(0, 900))
    },
  },
  {
    ...member,
    name: 'account-menu',
    isState: true,
    path: '/m/account/feed',
    shows: 'Trending Posts',
    async act(page) {
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByText('View Profile').waitFor()
    },
  },
  {
    ...member,
    name: 'post-menu',
    isState: true,
    repeats: 'member-menu',
    path: '/m/account/feed',
    shows: 'Trending Posts',
    async act(page) {
      await page.getByRole('article').first().getByRole('button', { name: 'More' }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    ...member,
    name: 'shortcuts',
    isState: true,
    path: '/m/account/feed',
    shows: 'Trending Posts',
    only: 'desktop',
    async act(page) {
      await page.getByRole('article').first().waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    ...member,
    name: 'delete-post',
    isState: true,
    path: '/m/account/profile',
    shows: 'Your Posts',
    async act(page) {
      const post = page.getByRole('article', { description: /\w/ }).first()
      await post.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Delete post' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    ...member,
    name: 'create-too-long',
    isState: true,
    path: '/m/account/create',
    shows: 'Post',
    async act(page) {
      await page.getByLabel('Text of your post').fill('So many words. '.repeat(35))
      await page.getByText(/^52\d\/500/).waitFor()
    },
  },
  {
    ...member,
    name: 'create-wrong-file',
    isState: true,
    path: '/m/account/create',
    shows: 'Post',
    async act(page) {
      await page
        .getByLabel('Image or video file')
        .setInputFiles({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('song') })
      await page.getByText(messages.fileTypeUnsupported).waitFor()
    },
  },
  {
    ...member,
    name: 'create-with-picture',
    isState: true,
    path: '/m/account/create',
    shows: 'Post',
    async act(page) {
      await page.getByLabel('Text of your post').fill('When the build is green #monday')
      await attachMeme(page)
      await page.getByText('The image is uploaded').waitFor({ state: 'attached' })
    },
  },
  {
    ...member,
    name: 'create-uploading',
    isState: true,
    repeats: 'create-with-picture',
    path: '/m/account/create',
    arrange: stalledUploads,
    shows: 'Post',
    async act(page) {
      await attachMeme(page)
      await page.getByRole('progressbar').waitFor()
    },
  },
]

import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import imageStyles from '#client/features/media/SensitiveImage.module.css'
import { isolate } from '#rules/isolate.ts'
import { showNotifications } from '#tests/support/show-notifications.tsx'

const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()

beforeEach(() => vi.stubGlobal('scrollY', 0))

describe('notifications', () => {
  test('are listed under their days with links to their subjects', async () => {
    await showNotifications([{ id: 'a' }, { id: 'b' }, { id: 'c', updatedAt: yesterday }])
    expect(headings()).toEqual(['Today', 'Yesterday'])
    expect(screen.getByRole('link', { name: /Notification a/ })).toHaveAttribute('href', '/post/of-a')
  })

  test('with a right-to-left name are read from left to right, whether they are unread or not', async () => {
    const text = `${isolate('שלום כהן')} liked your post`
    await showNotifications([
      { id: 'a', text },
      { id: 'b', text, isRead: true },
    ])
    for (const article of screen.getAllByRole('article')) {
      const sentence = document.getElementById(article.getAttribute('aria-labelledby') ?? '')
      expect(sentence).toHaveTextContent(text)
      expect(sentence?.closest('[dir]')).toBeNull()
    }
  })

  test('show the picture or the first words of their post beside the comment', async () => {
    const media = { __typename: 'ImageMedia', thumbUrl: '/media/image/w_480/a.webp' }
    const post = { __typename: 'Post', id: 'post', text: 'My cat at work', isSensitive: false, media }
    const comment = { __typename: 'Comment', id: 'comment', text: 'Hired.' }
    await showNotifications([
      { id: 'a', post },
      { id: 'b', post: { ...post, id: 'other', media: null }, comment },
    ])
    const [about, answer] = screen.getAllByRole('article')
    expect(about).toHaveTextContent('My cat at work')
    expect(about?.querySelector('img[src="/media/image/w_480/a.webp"]')).toHaveAttribute('alt', '')
    expect(answer).toHaveTextContent('Hired.')
    expect(answer).toHaveTextContent('My cat at work')
  })

  test('blur the picture of a sensitive post', async () => {
    const media = { __typename: 'ImageMedia', thumbUrl: '/media/image/w_480/a.webp' }
    const post = { __typename: 'Post', id: 'post', text: 'Look away', isSensitive: true, media }
    await showNotifications([{ id: 'a', post }])
    const picture = screen.getByRole('article').querySelector('img[src="/media/image/w_480/a.webp"]')
    expect(picture).toHaveClass(imageStyles.blurred ?? '')
  })

  test('show the pictures of two members who acted', async () => {
    const actors = ['ann', 'ben'].map((id) => ({
      __typename: 'User',
      id,
      photoUrl: `/media/avatar/${id}.svg`,
      photoSrcSet: null,
    }))
    await showNotifications([{ id: 'a', actors }])
    const photos = screen.getByRole('article').querySelectorAll('img')
    expect(Array.from(photos, (photo) => photo.getAttribute('src'))).toEqual([
      '/media/avatar/ann.svg',
      '/media/avatar/ben.svg',
    ])
  })

  test('have an empty state', async () => {
    await showNotifications([])
    expect(screen.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
  })

  test('that are unread are marked as read when the list opens, and still look unread', async () => {
    const { variablesOf, answer } = await showNotifications([{ id: 'a' }, { id: 'b', isRead: true }])
    expect(variablesOf('useMarkNotificationsReadMutation')).toEqual({ input: { notificationIds: null } })
    await answer('useMarkNotificationsReadMutation', marked(0))
    expect(unread()).toEqual(['Notification a'])
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
  })

  test('can all be marked as read', async () => {
    const { user, variablesOf, answer, receive } = await showNotifications([])
    await receive({ id: 'a' }, 1)
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(variablesOf('useMarkNotificationsReadMutation')).toEqual({ input: { notificationIds: null } })
    await answer('useMarkNotificationsReadMutation', marked(0))
    expect(unread()).toEqual([])
  })

  test('show a message if they cannot be marked as read', async () => {
    const { user, reject, receive } = await showNotifications([])
    await receive({ id: 'a' }, 1)
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await reject('useMarkNotificationsReadMutation', new Error('The connection was lost'))
    expect(await screen.findByText('Failed to mark notifications as read')).toBeVisible()
    expect(unread()).toEqual(['Notification a'])
  })
})

describe('notification that arrives while the list is open', () => {
  test('is shown at the top and stays unread', async () => {
    const { receive, pendingOperations } = await showNotifications([{ id: 'a', isRead: true }])
    await receive({ id: 'b' }, 1)
    await receive({ id: 'b' }, 1)
    expect(texts()).toEqual(['Notification b', 'Notification a'])
    expect(unread()).toEqual(['Notification b'])
    expect(pendingOperations()).not.toContain('useMarkNotificationsReadMutation')
  })

  test('waits behind a button while the reader is further down', async () => {
    vi.stubGlobal('scrollY', 500)
    const { user, receive } = await showNotifications([
      { id: 'a', isRead: true, updatedAt: yesterday },
      { id: 'b', isRead: true, updatedAt: yesterday },
    ])
    await receive({ id: 'c', updatedAt: new Date(Date.now() - 1000).toISOString() }, 1)
    await receive({ id: 'b', text: 'Notification b and others' }, 2)
    expect(texts()).toEqual(['Notification a', 'Notification b and others'])
    await user.click(screen.getByRole('button', { name: '2 new notifications' }))
    expect(texts()).toEqual(['Notification b and others', 'Notification c', 'Notification a'])
  })

  test('moves to the top if it has new actors', async () => {
    const { receive } = await showNotifications([
      { id: 'a', updatedAt: yesterday },
      { id: 'b', updatedAt: yesterday },
    ])
    await receive({ id: 'b', text: 'Again' }, 1)
    expect(texts()).toEqual(['Again', 'Notification a'])
  })

  test('disappears when its action is undone', async () => {
    const { removeLive } = await showNotifications([{ id: 'a' }, { id: 'b' }])
    await removeLive('a', 1)
    expect(texts()).toEqual(['Notification b'])
  })

  test('is no longer waiting when its action is undone', async () => {
    vi.stubGlobal('scrollY', 500)
    const { user, receive, removeLive } = await showNotifications([
      { id: 'a', isRead: true, updatedAt: yesterday },
      { id: 'b', isRead: true, updatedAt: yesterday },
    ])
    await receive({ id: 'b', text: 'Notification b and others' }, 1)
    await receive({ id: 'c' }, 2)
    await receive({ id: 'd' }, 3)
    await removeLive('b', 2)
    await removeLive('c', 1)
    await user.click(screen.getByRole('button', { name: '1 new notification' }))
    expect(texts()).toEqual(['Notification d', 'Notification a'])
  })

  test('looks read after it is read on another device', async () => {
    const { receive, readElsewhere } = await showNotifications([{ id: 'a', isRead: true }])
    await receive({ id: 'b' }, 1)
    await readElsewhere(['b', 'a'], 0)
    expect(unread()).toEqual([])
  })
})

function marked(unreadNotificationCount: number) {
  return {
    data: {
      markNotificationsRead: {
        __typename: 'MarkNotificationsReadPayload',
        viewer: { __typename: 'Viewer', id: 'viewer', unreadNotificationCount },
      },
    },
  }
}

function headings() {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

function texts() {
  return screen.getAllByRole('article').map((article) => nameOf(article).replace('Unread: ', ''))
}

function unread() {
  return screen
    .getAllByRole('article')
    .map(nameOf)
    .filter((name) => name.startsWith('Unread: '))
    .map((name) => name.replace('Unread: ', ''))
}

function nameOf(article: HTMLElement): string {
  return document.getElementById(article.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
}

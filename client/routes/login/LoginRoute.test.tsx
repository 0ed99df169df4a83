import { act, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { LoginRoute } from './LoginRoute.tsx'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { accessToken } from '#tests/support/stub-server.ts'
import { useRequireSignIn, useResumedAction, VisitorContext } from '#client/session/useRequireSignIn.ts'

const ACTION = 'save Post a'

describe('action of a visitor', () => {
  test('is named by the login and performed once afterwards', async () => {
    const save = vi.fn<() => void>()
    const view = showPost(save)
    const { user, router } = view
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(save).not.toHaveBeenCalled()
    expect(await screen.findByText('Log in to save this post')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create a new one' })).toHaveAttribute(
      'href',
      '/m/account/register?from=%2Fpost%2Fa',
    )
    await logIn(view)
    expect(await screen.findByText('Post of a member')).toBeVisible()
    expect(save).toHaveBeenCalledOnce()

    await act(() => router.navigate('/other'))
    await act(() => router.navigate('/post/a'))
    expect(save).toHaveBeenCalledOnce()
  })

  test('is not performed after a sign-in that returns to another screen', async () => {
    const save = vi.fn<() => void>()
    const view = showPost(save)
    const { user, router } = view
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await act(() => router.navigate('/m/account/login?from=%2Fnotifications'))
    expect(screen.getByText('Log in to see your notifications')).toBeVisible()
    await logIn(view)
    await act(() => router.navigate('/post/a'))
    expect(save).not.toHaveBeenCalled()
  })
})

function showPost(save: () => void) {
  const viewer = { isVisitor: true }
  const Post = () => {
    const forMembers = useRequireSignIn()
    useResumedAction(ACTION, save)
    return <button onClick={() => forMembers(save, ACTION)}>Save</button>
  }
  const VisitorOrMemberPost = () => (
    <VisitorContext value={viewer.isVisitor}>
      {!viewer.isVisitor && <p>Post of a member</p>}
      <Post />
    </VisitorContext>
  )
  const view = renderWithRelay(<p>Another screen</p>, {
    at: '/post/a',
    others: { '/post/a': <VisitorOrMemberPost />, '/m/account/login': <LoginRoute /> },
  })
  return { ...view, viewer }
}

async function logIn({ user, answer, viewer }: ReturnType<typeof showPost>) {
  await user.type(screen.getByLabelText('Email'), 'mira@guffaw.example')
  await user.type(screen.getByLabelText('Password'), 'Secret!pass')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  const tokens = { accessToken: accessToken(3600) }
  viewer.isVisitor = false
  await answer('useLoginMutation', {
    data: { login: { __typename: 'LoginPayload', message: 'Welcome', tokens } },
  })
}

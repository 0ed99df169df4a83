import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { Onboarding } from './Onboarding.tsx'

const COMPLETE = 'useCompleteOnboardingMutation'
const completed = {
  data: {
    completeOnboarding: {
      __typename: 'CompleteOnboardingPayload',
      viewer: { id: 'viewer', needsOnboarding: false },
    },
  },
}

const FACE = { id: 'u', photoUrl: '/media/a.webp', photoSrcSet: null, largePhotoUrl: '/media/a.webp' }

describe('first steps', () => {
  test('follow the chosen tags, set a face and open a template', async () => {
    const { user, variablesOf, answer, router } = await showOnboarding()
    expect(screen.getByRole('progressbar', { name: 'Step 1 of 3' })).toBeVisible()
    await user.click(tag('#cats'))
    await user.click(tag('#work'))
    await user.click(tag('#work'))
    expect(tag('#cats')).toHaveAttribute('aria-pressed', 'true')
    await user.click(button('Next'))
    expect(variablesOf('useFollowTagsMutation')).toEqual({ input: { name: 'cats' } })
    await answer('useFollowTagsMutation', { data: { followTag: { __typename: 'FollowTagPayload' } } })

    expect(await screen.findByRole('heading', { name: 'Pick a face' })).toHaveFocus()
    await user.upload(screen.getByLabelText('Photo file'), new File(['a'], 'me.png', { type: 'image/png' }))
    await user.click(button('Next'))
    await answer('useSetProfilePhotoMutation', {
      data: {
        setProfilePhoto: {
          __typename: 'SetProfilePhotoPayload',
          viewer: { id: 'viewer', user: { ...FACE, hasPhoto: true } },
        },
      },
    })

    await user.click(await screen.findByRole('button', { name: 'Distracted walk' }))
    await answer(COMPLETE, completed)
    await waitFor(() => expect(router.state.location.pathname).toBe('/make/distracted-walk'))
  })

  test('show one picture for each tag', async () => {
    await showOnboarding()
    expect(screen.getAllByRole('button', { name: /^#/ }).map(({ textContent }) => textContent)).toEqual([
      '#cats',
      '#work',
    ])
  })

  test('can be skipped at once', async () => {
    const { user, answer, router } = await showOnboarding()
    await user.click(button('Skip'))
    await answer(COMPLETE, completed)
    await waitFor(() => expect(router.state.location.pathname).toBe('/m/account/feed'))
  })

  test('change nothing without a choice', async () => {
    const { user, pendingOperations } = await showOnboarding()
    await user.click(button('Next'))
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('heading', { name: 'Make your first meme' })).toBeVisible()
    expect(pendingOperations()).toEqual([])
  })

  test('stay when skipping fails', async () => {
    const { user, reject } = await showOnboarding()
    await user.click(button('Skip'))
    await reject(COMPLETE, new Error('for developers only'))
    expect(await screen.findByText('Oops! Something went wrong')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Pick what makes you laugh' })).toBeVisible()
  })
})

async function showOnboarding() {
  vi.stubGlobal('scrollTo', () => undefined)
  const view = renderWithRelay(<Onboarding />, {
    others: { '/m/account/feed': <p>The feed</p>, '/make/:slug': <p>The editor</p> },
  })
  const image = (url: string) => ({ __typename: 'ImageMedia', url })
  await view.resolve('OnboardingQuery', {
    Query: () => ({
      hotImagePosts: [
        { id: 'a', tags: ['cats', 'monday'], media: image('/a.webp') },
        { id: 'b', tags: ['cats', 'work'], media: image('/b.webp') },
        { id: 'c', tags: ['cats'], media: image('/c.webp') },
        { id: 'd', tags: [], media: image('/d.webp') },
      ],
      suggestedMembers: [],
    }),
    MemeTemplate: () => ({ slug: 'distracted-walk', name: 'Distracted walk' }),
  })
  return view
}

function tag(name: string) {
  return screen.getByRole('button', { name })
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { CommunityRulesRoute } from './CommunityRulesRoute.tsx'
import { CreditsRoute } from './CreditsRoute.tsx'
import { PrivacyPolicyRoute } from './PrivacyPolicyRoute.tsx'
import { TermsOfServiceRoute } from './TermsOfServiceRoute.tsx'

const documents = [CommunityRulesRoute, PrivacyPolicyRoute, TermsOfServiceRoute]

describe.each(documents)('%o', (Document) => {
  test('has a date and contents that link to all sections', () => {
    show(Document)
    expect(screen.getByText('22 November 2026')).toBeVisible()
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
    const headings = screen.getAllByRole('heading', { level: 2 }).slice(1)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`))
  })

  test('names a contact', () => {
    show(Document)
    for (const link of screen.getAllByRole('link', { name: 'postmaster@localhost' })) {
      expect(link).toHaveAttribute('href', 'mailto:postmaster@localhost')
    }
  })
})

test('terms state the minimum age and how to opt out of arbitration', () => {
  show(TermsOfServiceRoute)
  expect(screen.getByText(/You must be at least 18 years old/)).toBeVisible()
  expect(screen.getByText('You can opt out of arbitration within 30 days')).toBeVisible()
})

test('rules cover content, comments and avatars', () => {
  show(CommunityRulesRoute)
  for (const title of [/Content$/, /Comments and reactions/, /Avatars and names/]) {
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
})

test('privacy policy states the limits of the product', () => {
  show(PrivacyPolicyRoute)
  for (const limit of [
    'A registration that is not verified: 7 days. A one-time code works for 10 minutes.',
    'Uploads that no post uses: 24 hours.',
  ]) {
    expect(screen.getByText(limit)).toBeVisible()
  }
})

test('credits name the authors and the licenses of the emoji and their names', () => {
  show(CreditsRoute)
  expect(screen.getByText(/The emoji of memes are from/)).toHaveTextContent(
    'Twemoji, © Twitter, Inc. and other contributors, licensed under CC BY 4.0.',
  )
  expect(screen.getByText(/Their names and keywords are from/)).toHaveTextContent(
    'Emojibase, © Miles Johnson (MIT license)',
  )
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  )
})

function show(Document: () => React.ReactNode) {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Document }])} />)
}

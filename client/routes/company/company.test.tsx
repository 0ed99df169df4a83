import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { job, team } from '#client/features/site/sample-data.ts'
import { CareersRoute } from './CareersRoute.tsx'
import { JobCard } from './JobCard.tsx'
import { TeamRoute } from './TeamRoute.tsx'

describe('team page', () => {
  test('shows two members with position, image and links', () => {
    show(TeamRoute)
    expect(team).toHaveLength(2)
    for (const { name, position, imageUrl, twitterUrl, linkedinUrl } of team) {
      const card = within(screen.getByRole('heading', { name }).closest('li') ?? document.body)
      expect(card.getByText(position)).toBeVisible()
      expect(card.getByRole('presentation')).toHaveAttribute('src', imageUrl)
      expect(card.getByRole('link', { name: `${name} on Twitter` })).toHaveAttribute('href', twitterUrl)
      expect(card.getByRole('link', { name: `${name} on LinkedIn` })).toHaveAttribute('href', linkedinUrl)
    }
  })

  test('has an application button', async () => {
    show(TeamRoute)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'We are hiring' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Under Maintanance!')
  })
})

describe('careers page', () => {
  test('shows one job with company, age, status and applicants', () => {
    show(CareersRoute)
    expect(screen.getByRole('heading', { name: job.jobTitle })).toBeVisible()
    for (const text of [job.companyName, job.postTime, 'Active', `${job.appliedCount} applied`]) {
      expect(within(screen.getByRole('main')).getByText(text)).toBeVisible()
    }
  })

  test('has an application button with a message', async () => {
    show(CareersRoute)
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Applications open soon.')
  })

  test.each([
    ['Active', true],
    ['Closed', false],
  ])('shows a job that is %s in green: %s', (status, isGreen) => {
    render(<JobCard job={{ ...job, status }} />)
    expect(/active/.test(screen.getByText(status).className)).toBe(isGreen)
  })
})

function show(Page: () => React.ReactNode) {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />)
}
